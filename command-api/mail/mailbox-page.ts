import { escapeHtml } from '#infra/mail/escape-html.ts';

export type MailRow = Readonly<{
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  calendar: object | null;
}>;

const looks = `body { margin: 0; display: flex; height: 100vh; font: 14px/1.4 system-ui, sans-serif }
nav { width: 22rem; overflow: auto; border-right: 1px solid #ddd } iframe { flex: 1; border: 0 }
a { display: block; overflow-wrap: anywhere; padding: 12px 16px; border-bottom: 1px solid #eee; color: inherit; text-decoration: none }
a:hover, a:focus { background: #f3f1ee } small { color: #666 } p { padding: 0 16px }
@media (max-width: 700px) { body { flex-direction: column } nav { width: auto; height: 35vh } }`;

/** For developers: a list of mails on the left, the selected mail beside it as its reader sees it. */
export function mailboxPage(mails: readonly MailRow[]): string {
  const [first] = mails;
  const list = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<a href="/dev/mail?id=${id}" target="mail"><b>${escapeHtml(subject)}</b><br>${escapeHtml(to)}<br><small>${sentAt}</small></a>`,
  );
  const shown = first ? `<iframe name="mail" title="Mail" src="/dev/mail?id=${first.id}"></iframe>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mailbox</title><link rel="icon" href="/icon.svg"><style>${looks}</style></head>
<body><nav>${list.join('\n') || '<p>There is no mail yet.</p>'}</nav>${shown}</body></html>
`;
}
