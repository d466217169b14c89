import { expect, test } from 'vitest';
import { mailOf } from './mail-of.ts';
import { withOperator } from './operator-line.ts';

const welcome = mailOf({
  de: { subject: 'Willkommen', above: ['schön.'] },
  en: { subject: 'Welcome', above: ['nice.'] },
});
const mail = welcome({ to: 'ada@example.org', locale: 'de' });

test('the last line of a mail names the operator, as text and as a page', () => {
  const { text, html } = withOperator(mail, 'Redeschule Nord & Söhne');
  expect(text).toMatch(/\nRostra hat Ihnen diese E-Mail automatisch geschickt\.\nRedeschule Nord & Söhne\n$/);
  expect(html).toContain('Redeschule Nord &amp; Söhne');
});

test('signs in the name are not taken for a pattern', () => {
  expect(withOperator(mail, "$& $' GmbH").html).toContain('$&amp; $');
});

test('without a name nothing is added', () => {
  expect(withOperator(mail, undefined)).toBe(mail);
});
