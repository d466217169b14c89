import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Settings } from '#infra/config/settings.ts';
import { hasLocalMailbox } from '#infra/mail/local-mailbox.ts';

type Deps = Readonly<{ pool: Pool; settings: Pick<Settings, 'NODE_ENV' | 'SMTP_URL'> }>;

const newest = 100;

/** GET /dev/mail: the newest mails first, as `[{to, subject, text, html, sentAt}]`. Whoever reaches the server reads them. */
export function devMailRoutes({ pool, settings }: Deps): FastifyPluginAsync {
  return async (http) => {
    if (!hasLocalMailbox(settings)) return;
    http.get('/dev/mail', async (_request, reply) => {
      const { rows } = await pool.query(
        `select recipient as to, subject, body_text as text, body_html as html, coalesce(sent_at, created_at) as "sentAt"
           from ops.mail order by created_at desc, id desc limit $1`,
        [newest],
      );
      reply.header('cache-control', 'no-store');
      return rows;
    });
  };
}
