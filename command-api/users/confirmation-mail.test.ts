import { expect, test } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';

const link = 'https://rostra.example/auth/email/confirm#token=abc';
const ada = { to: 'ada@example.org', link };

test.each([
  ['de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Guten Tag,'],
  ['en', 'Please confirm your e-mail address', 'Hello,'],
] as const)('the mail speaks the language of the person: %s', (locale, subject, greeting) => {
  const mail = confirmationMail({ ...ada, locale });
  expect(mail).toMatchObject({ to: 'ada@example.org', subject });
  expect(mail.text).toContain(`${greeting}\n`);
  expect(mail.html).toContain(`<html lang="${locale}">`);
});

test('the link stands in the text and behind the button', () => {
  const { text, html } = confirmationMail({ ...ada, locale: 'en' });
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`<a href="${link}">`);
});
