import * as z from 'zod/mini';

/** How people read a person's name: first and last name, with the username where another person has the same one. */
export const ShownName = z.string();
