import { expect, test } from 'vitest';
import { mailOf } from './mail-of.ts';

const invitation = mailOf<{ name: string }>({
  de: ({ name }) => ({
    subject: `Einladung: ${name}`,
    above: ['kommen Sie?'],
    button: 'Ansehen',
    below: ['Bis bald.'],
  }),
  en: ({ name }) => ({
    subject: `Invitation: ${name}`,
    above: ['Will you come?'],
    button: 'Look',
    below: ['See you.'],
  }),
});
const link = 'https://rostra.example/invitation#token=abc';
const ada = { to: 'ada@example.org', name: 'Reden', link };

test.each([
  ['de', 'Einladung: Reden', 'Guten Tag,'],
  ['en', 'Invitation: Reden', 'Hello,'],
] as const)('writes a mail in the language of the person: %s', (locale, subject, greeting) => {
  const mail = invitation({ ...ada, locale });
  expect(mail).toMatchObject({ to: 'ada@example.org', subject });
  expect(mail.text).toMatch(new RegExp(`^${greeting}\n\n`));
  expect(mail.html).toContain(`lang="${locale}"`);
});

test('has the link on its own line in the text, and in the button', () => {
  const { text, html } = invitation({ ...ada, locale: 'en' });
  expect(text).toContain(`\n${link}\n`);
  expect(html.split(`href="${link}"`)).toHaveLength(3);
  expect(html).toContain('Look');
});

test('escapes user input in the HTML', () => {
  const { html } = invitation({ ...ada, locale: 'de', firstName: '<b>Ada</b>', name: '"><script>' });
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('Guten Tag &lt;b&gt;Ada&lt;/b&gt;,');
});

test('loads nothing from other servers', () => {
  expect(invitation({ ...ada, locale: 'de' }).html).not.toMatch(/<(img|link|script|iframe)|url\(/);
});

test('has no button without a link', () => {
  const { html, text } = invitation({ to: ada.to, name: 'Reden', locale: 'de' });
  expect(html).not.toContain('<a ');
  expect(text).not.toContain('undefined');
});
