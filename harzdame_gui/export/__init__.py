"""The way of positions and games out of the app: pictures, paper, pages and animations."""
