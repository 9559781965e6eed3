"""What every game of the house is built on: protocol, randomness, records, matches. Imports no game."""
