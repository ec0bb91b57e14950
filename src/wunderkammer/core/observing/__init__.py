"""What a seat may know as numbers, and the numbers of what it may do: what learning programs read and answer."""
