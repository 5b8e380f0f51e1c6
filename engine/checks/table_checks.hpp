// Checks of the transposition table: what it keeps, and what it gives up for something new.
#pragma once

void check_table();
