import { ownCookie } from './own-cookie.ts';

/** It says that this browser has just come from a learning platform. Both the side that writes and the one that reads look at it. */
export const arrivalCookie = (settings: Parameters<typeof ownCookie>[0]) => ownCookie(settings, 'arrival');
