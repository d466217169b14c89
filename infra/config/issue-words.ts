import * as z from 'zod/mini';

// Words for an operator about a wrong setting: zod's small form brings none along.
z.config(z.locales.en());
