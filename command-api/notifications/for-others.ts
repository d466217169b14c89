/** What other areas may use of notifications here. */
export { inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
