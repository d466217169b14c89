import * as z from 'zod/mini';

/** The displayed name of a person: first and last name, with the username if another person has the same name. */
export const ShownName = z.string();
