/** The exports of notifications for other areas. */
export { inboxDecider, inboxStream } from '#domain/notifications/decider.ts';
export { timeOfOwnMail } from './mails/own-mails.ts';
export { notify } from './notify.ts';
