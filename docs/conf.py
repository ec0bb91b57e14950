"""How Sphinx builds the manual; scripts/lib/manual.py gathers what it is built from."""

project = "Wunderkammer"
html_title = project
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
autoclass_content = "both"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "code"
python_use_unqualified_type_names = True
# Examples of JSON may leave something out: {…}
suppress_warnings = ["misc.highlighting_failure"]

html_theme = "furo"
html_copy_source = html_show_sourcelink = html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a2a12", "color-brand-content": "#7a2a12"},
    "dark_css_variables": {"color-brand-primary": "#f2a65a", "color-brand-content": "#f2a65a"},
}
