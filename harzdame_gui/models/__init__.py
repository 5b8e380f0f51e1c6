"""Item models for Qt's views over what the engine package and the controllers hold."""
