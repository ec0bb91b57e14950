"""The table in the browser: a Starlette app that draws what a seat may see."""
