import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Settings } from '#infra/config/settings.ts';
import { hasLocalMailbox } from '#infra/mail/local-mailbox.ts';
import { type MailRow, mailboxPage } from './mailbox-page.ts';

type Deps = Readonly<{ pool: Pool; settings: Pick<Settings, 'NODE_ENV' | 'SMTP_URL'> }>;

const newest = 100;
/** Allows the inline styles that mails use; a mail loads and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";
const Query = z.object({ id: z.optional(z.string()) });

/**
 * GET /dev/mail: the newest mails first, as `[{to, subject, text, html, sentAt, calendar?}]`, or as a page for a browser.
 * Anybody who reaches the server can read them.
 */
export function devMailRoutes({ pool, settings }: Deps): FastifyPluginAsync {
  return async (http) => {
    if (!hasLocalMailbox(settings)) return;
    http.get('/dev/mail', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { rows } = await pool.query<MailRow>(
        `select id, recipient as to, subject, body_text as text, body_html as html, coalesce(sent_at, created_at) as "sentAt", calendar
           from ops.mail order by created_at desc, id desc limit $1`,
        [newest],
      );
      if (!request.headers.accept?.includes('text/html'))
        return rows.map(({ id: _, calendar, ...mail }) => ({ ...mail, ...(calendar && { calendar }) }));
      const { id } = Query.parse(request.query);
      reply.type('text/html; charset=utf-8');
      if (id === undefined)
        return reply.header('content-security-policy', `${policy}; img-src 'self'`).send(mailboxPage(rows));
      const mail = rows.find((one) => one.id === id);
      return reply.header('content-security-policy', policy).send(mail?.html ?? '');
    });
  };
}
