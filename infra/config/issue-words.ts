import * as z from 'zod/mini';

// What is wrong with a setting, in words for an operator: zod's small form brings none along.
z.config(z.locales.en());
