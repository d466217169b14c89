import { expect, test } from 'vitest';
import { mailOf } from './mail-of.ts';
import { withOperator } from './operator-line.ts';

const welcome = mailOf({
  de: { subject: 'Willkommen', above: ['schön.'] },
  en: { subject: 'Welcome', above: ['nice.'] },
});
const mail = welcome({ to: 'ada@example.org', locale: 'de' });

test('names the operator in the last line of a mail, in text and HTML', () => {
  const { text, html } = withOperator(mail, 'Redeschule Nord & Söhne');
  expect(text).toMatch(/\nRostra hat Ihnen diese E-Mail automatisch geschickt\.\nRedeschule Nord & Söhne\n$/);
  expect(html).toContain('Redeschule Nord &amp; Söhne');
});

test('takes special characters in the name literally', () => {
  expect(withOperator(mail, "$& $' GmbH").html).toContain('$&amp; $');
});

test('adds nothing without a name', () => {
  expect(withOperator(mail, undefined)).toBe(mail);
});
