import type { Locale } from '#domain/kernel/contract.ts';
import { escapeHtml } from '#infra/mail/escape-html.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

type Words = Readonly<{
  subject: string;
  greeting: (firstName: string) => string;
  request: string;
  button: string;
  term: string;
  otherwise: string;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    greeting: (firstName) => `Guten Tag ${firstName},`,
    request: 'willkommen bei Rostra. Bitte bestätigen Sie Ihre E-Mail-Adresse:',
    button: 'E-Mail-Adresse bestätigen',
    term: 'Der Link gilt 24 Stunden.',
    otherwise: 'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'Please confirm your e-mail address',
    greeting: (firstName) => `Hello ${firstName},`,
    request: 'welcome to Rostra. Please confirm your e-mail address:',
    button: 'Confirm e-mail address',
    term: 'The link is good for 24 hours.',
    otherwise: 'If you did not register, there is nothing that you need to do.',
  },
};

type Confirmation = Readonly<{ to: string; firstName: string; locale: Locale; link: string }>;

export function confirmationMail({ to, firstName, locale, link }: Confirmation): Mail {
  const { subject, greeting, request, button, term, otherwise } = words[locale];
  const text = [greeting(firstName), request, link, `${term} ${otherwise}`].join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}">
<body style="font-family: sans-serif; line-height: 1.5">
<p>${escapeHtml(greeting(firstName))}</p>
<p>${escapeHtml(request)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>
<p>${escapeHtml(link)}</p>
<p>${escapeHtml(`${term} ${otherwise}`)}</p>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}
