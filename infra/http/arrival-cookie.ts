import { ownCookie } from './own-cookie.ts';

/** Marks a browser that has just come from a learning platform. The name is shared by the writer and the reader. */
export const arrivalCookie = (settings: Parameters<typeof ownCookie>[0]) => ownCookie(settings, 'arrival');
