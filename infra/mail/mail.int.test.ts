import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { inTransaction } from '../postgres/pool.ts';
import { mailDelivery } from './deliver-mail.ts';
import { type Mail, putMail } from './put-mail.ts';
import { smtpFault } from './smtp.ts';

test('sends a mail of the outbox once, and forgets its content', async () => {
  const { received, url } = await mailServer();
  const { put, run, rows } = await outbox(url);
  await put(greeting);
  await run();
  await run();

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@rostra.example', to: ['ada@example.org'] });
  expect(received[0]?.data).toContain('Subject: Welcome');
  expect(received[0]?.data).toContain('multipart/alternative');
  expect(await rows()).toMatchObject([{ body_text: '', body_html: '', sent_at: expect.any(String) }]);
});

test.each([
  'Hello\r\nBcc: eve@example.org',
  'Hello\nX-Evil: 1',
  'Hello\rBcc: eve@example.org',
  'Hello\u2028Bcc: eve@example.org',
  'Hello\u0001\v\f\r\n.\r\nMAIL FROM:<eve@example.org>',
  `${'long '.repeat(40)}\r\nBcc: eve@example.org`,
  'Grüße\r\nBcc: eve@example.org',
])('adds no header from a subject: %j', async (subject) => {
  const { received, url } = await mailServer();
  const { put, run } = await outbox(url);
  await put({ ...greeting, subject });
  await run();
  expect(received).toMatchObject([{ to: ['ada@example.org'], data: expect.not.stringMatching(/^(bcc|x-evil):/im) }]);
});

test.each([
  'ada@example.org, eve@example.org',
  'ada@example.org>\r\nRCPT TO:<eve@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
])('adds no second recipient from an address: %j', async (to) => {
  const { received, url } = await mailServer();
  const { put, run } = await outbox(url);
  await put({ ...greeting, to });
  await put({ ...greeting, to: 'grace@example.org' });
  await expect(run()).rejects.toMatchObject({ name: 'FinalError' });
  const recipients = received.flatMap((mail) => mail.to);
  expect(recipients).toContain('grace@example.org');
  expect(recipients).not.toContain('eve@example.org');
  expect(received.map(({ data }) => data).join('')).not.toMatch(/^bcc:/im);
});

test('limits mails to one recipient in any spelling of the address', async () => {
  const { pool, put, jobs } = await outbox('smtp://127.0.0.1:1');
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push(await put({ ...greeting, to: `Ada+${count}@example.org` }));
  expect(answers.filter(Boolean)).toHaveLength(30);
  expect(await jobs()).toHaveLength(30);
  expect(await put({ ...greeting, to: 'grace@example.org' })).toBe(true);
  await pool.query(`update ops.allowance set used_until = used_until - interval '1 hour'`);
  expect(await put(greeting)).toBe(true);
});

test('sends nothing if the transaction fails', async () => {
  const { url } = await mailServer();
  const { pool, jobs } = await outbox(url);
  const failing = inTransaction(pool, async (client) => {
    await putMail(client, greeting, 'a'.repeat(32));
    throw new Error('too bad');
  });
  await expect(failing).rejects.toThrow('too bad');
  expect(await jobs()).toEqual([]);
});

test('retries later if the server is away', async () => {
  const { put, run, rows } = await outbox('smtp://127.0.0.1:1');
  await put(greeting);
  await expect(run()).rejects.toMatchObject({ name: 'MailNotSent', code: 'smtp_ESOCKET' });
  expect(await rows()).toMatchObject([{ body_text: 'Hello', sent_at: null }]);
});

test('gives up on a missing mailbox, with an error without personal data', async () => {
  const { url } = await mailServer({ refuse: 550 });
  const { put, run } = await outbox(url);
  await put(greeting);
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'FinalError', code: 'smtp_550' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('ada');
});

test('wipes the content of a mail when its job is given up', async () => {
  const { put, giveUp, rows } = await outbox('smtp://127.0.0.1:1');
  await put(greeting);
  await giveUp();
  expect(await rows()).toMatchObject([{ body_text: '', body_html: '' }]);
});

test('keeps mails readable without a mail server', async () => {
  const { put, run, rows } = await outbox(undefined);
  await put(greeting);
  await run();
  expect(await rows()).toMatchObject([{ body_text: 'Hello', body_html: '<p>Hello</p>', sent_at: expect.any(String) }]);
});

test('reports a server that refuses mails before sending one', async () => {
  expect(await smtpFault('smtp://127.0.0.1:1')).toBe('smtp_ESOCKET');
  expect(await smtpFault((await mailServer()).url)).toBeUndefined();
  // The mail server has no account with this name.
  expect(await smtpFault((await mailServer()).url.replace('//', '//rostra:wrong@'))).toBe('smtp_535');
});

const greeting: Mail = { to: 'ada@example.org', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };

async function outbox(SMTP_URL: string | undefined) {
  const { pool } = await freshDatabase();
  const { deliver, giveUp } = mailDelivery({
    pool,
    settings: { SMTP_URL, MAIL_FROM: 'Rostra <no-reply@rostra.example>' },
  });
  const jobs = async () =>
    (await pool.query<{ payload: unknown }>("select payload from ops.job where kind = 'mail'")).rows;
  const each = async (work: (job: { payload: unknown }) => Promise<void>) => {
    const ends = await Promise.allSettled((await jobs()).map(work));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
  return {
    pool,
    jobs,
    put: (mail: Mail) => inTransaction(pool, (client) => putMail(client, mail, 'a'.repeat(32))),
    run: () => each(deliver),
    giveUp: () => each(giveUp),
    rows: async () => (await pool.query('select * from ops.mail')).rows,
  };
}

type Received = Readonly<{ from: string; to: readonly string[]; data: string }>;

async function mailServer({ refuse }: { refuse?: number } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(refuse ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: refuse }) : null),
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  return { received, url: `smtp://127.0.0.1:${port}` };
}
