import type { Mail } from './put-mail.ts';

type Smtp = Readonly<{ url: string; from: string }>;
export type SendMail = (mail: Mail & Readonly<{ id: string }>) => Promise<void>;

/** Milliseconds. A server that hangs must not hold a worker for minutes. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
} as const;

/** Sends over one connection for each mail. */
export function smtpSender({ url, from }: Smtp): SendMail {
  const opening = openTransport(url);
  const { hostname } = new URL(url);

  return async ({ id, to, subject, text, html, calendar }) => {
    const transport = await opening;
    await transport.sendMail({
      from,
      // As an object it is one recipient, whatever it contains.
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
      // The same at every try, so that a mailbox can tell a second delivery.
      messageId: `<${id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

async function openTransport(url: string) {
  // Its forty files are for those who have an SMTP server.
  const { createTransport } = await import('nodemailer');
  // Nothing of a mail is ever read from a file or an address.
  return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ');
