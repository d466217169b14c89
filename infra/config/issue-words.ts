import * as z from 'zod/mini';

// Messages for an operator about a wrong setting: zod's small build has none.
z.config(z.locales.en());
