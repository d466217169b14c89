import type { Settings } from '../config/settings.ts';

/** Whether mails are not sent and can be read at /dev/mail: on a laptop without a mail server. */
export const hasLocalMailbox = ({ NODE_ENV, SMTP_URL }: Pick<Settings, 'NODE_ENV' | 'SMTP_URL'>): boolean =>
  NODE_ENV !== 'production' && SMTP_URL === undefined;
