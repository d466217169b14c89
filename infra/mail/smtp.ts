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

/** The code of what keeps the server from taking mails just now, if anything does. */
export async function smtpFault(url: string): Promise<string | undefined> {
  const transport = await openTransport(url);
  return transport.verify().then(() => undefined, smtpCode);
}

/** `smtp_535`, as the server answered, or `smtp_ESOCKET`, where it did not. */
export const smtpCode = ({ responseCode, code }: Readonly<{ responseCode?: number; code?: string }>): string =>
  `smtp_${responseCode ?? code ?? 'failed'}`;

async function openTransport(url: string) {
  // Its forty files are for those who have an SMTP server.
  const { createTransport } = await import('nodemailer');
  // Nothing of a mail is ever read from a file or an address.
  return createTransport({
    url: withoutOptions(url),
    ...limits,
    requireTLS: demandsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mails hold links that let people in: a server that offers no TLS gets none, but on this machine or where the address says `?tls=false`. */
export function demandsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return !isHere && searchParams.get('tls') !== 'false';
}

const withoutOptions = (url: string) => url.replace(/[?#].*$/, '');

/** Nothing in it ends a line, or is no sign at all. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
