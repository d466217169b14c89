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

/** Uses one connection for each mail. */
export function smtpSender({ url, from }: Smtp): SendMail {
  const opening = openTransport(url);
  const { hostname } = new URL(url);

  return async ({ id, to, subject, text, html, calendar }) => {
    const transport = await opening;
    await transport.sendMail({
      from,
      // An object always means one recipient, whatever it contains.
      to: { name: '', address: to },
      subject: oneLine(subject),
      text,
      html,
      ...(calendar && { icalEvent: { ...calendar, filename: 'meeting.ics' } }),
      // Every attempt has the same id, so that a mailbox can recognise a second delivery.
      messageId: `<${id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** The code of the fault that currently prevents the server from accepting mails; undefined if there is none. */
export async function smtpFault(url: string): Promise<string | undefined> {
  const transport = await openTransport(url);
  return transport.verify().then(() => undefined, smtpCode);
}

/** `smtp_535` if the server answered, or `smtp_ESOCKET` if it did not. */
export const smtpCode = ({ responseCode, code }: Readonly<{ responseCode?: number; code?: string }>): string =>
  `smtp_${responseCode ?? code ?? 'failed'}`;

async function openTransport(url: string) {
  // The package has forty files; only installations with an SMTP server load them.
  const { createTransport } = await import('nodemailer');
  // The content of a mail must never be read from a file or an address.
  return createTransport({
    url: withoutOptions(url),
    ...limits,
    requireTLS: demandsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mails contain links that let people in, so TLS is required. Exceptions: a server on this machine, and an address with `?tls=false`. */
export function demandsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return !isHere && searchParams.get('tls') !== 'false';
}

const withoutOptions = (url: string) => url.replace(/[?#].*$/, '');

/** Replaces line ends and control characters. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
