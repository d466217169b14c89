import { expect, test } from 'vitest';
import { createHttp } from '#infra/http/http.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { devMailRoutes } from './routes.ts';

test('lists the newest mail first if there is no mail server', async () => {
  const { get, put } = await mailbox({ NODE_ENV: 'development', SMTP_URL: undefined });
  await put('first');
  await put('second');
  const mails = (await get()).json();
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first']);
  expect(mails[0]).toEqual({
    to: 'ada@example.org',
    subject: 'second',
    text: 'Hello',
    html: '<p>Hello</p>',
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('shows a browser a page, and each mail as its reader sees it', async () => {
  const { get, put } = await mailbox({ NODE_ENV: 'development', SMTP_URL: undefined });
  await put('<first>');
  const headers = { accept: 'text/html,*/*' };
  const page = await get(headers);
  expect(page.body).toContain('<b>&lt;first&gt;</b>');
  const [, address = ''] = /<a [^>]*href="([^"]+)"/.exec(page.body) ?? [];
  const mail = await get(headers, address);
  expect(mail.body).toBe('<p>Hello</p>');
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  { NODE_ENV: 'production', SMTP_URL: undefined },
  { NODE_ENV: 'development', SMTP_URL: 'smtp://localhost' },
] as const)('with %j there is no mailbox', async (settings) => {
  const { get, put } = await mailbox(settings);
  await put('secret');
  expect((await get()).statusCode).toBe(404);
});

async function mailbox(settings: Parameters<typeof devMailRoutes>[0]['settings']) {
  const { pool } = await freshDatabase();
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  await http.register(devMailRoutes({ pool, settings }));
  const mail = { to: 'ada@example.org', text: 'Hello', html: '<p>Hello</p>' };
  return {
    get: (headers = {}, url = '/dev/mail') => http.inject({ url, headers }),
    put: (subject: string) => inTransaction(pool, (client) => putMail(client, { ...mail, subject }, 'a'.repeat(32))),
  };
}
