import { sessionHint } from '#domain/kernel/session-hint.ts';
import { ownCookie } from './own-cookie.ts';

/** The cookie that holds a session, and the cookie that tells a page that there is a session to restore. */
export const sessionCookies = (settings: Parameters<typeof ownCookie>[0]) => ({
  refresh: ownCookie(settings, 'refresh'),
  hint: ownCookie(settings, sessionHint, { isReadable: true }),
});
