import type { Pool } from 'pg';
import type { Locale } from '#domain/kernel/contract.ts';
import type { productCommands } from '#domain/product/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import type { ScheduledJob } from '../job-handler.ts';

/** How long messages are kept: answering may take a while, and nobody needs them afterwards. */
const keptDays = 180;

type Written = Readonly<{ email: string; name: string; message: string }>;

const contactMail = mailOf<Written>({
  de: ({ email, name, message }) => ({
    subject: 'Nachricht über das Kontaktformular',
    above: [`${name ? `${name} (${email})` : email} schreibt:`, ...message.split(/\n+/)],
    below: [`Bitte antworten Sie an ${email}.`],
  }),
  en: ({ email, name, message }) => ({
    subject: 'Message from the contact form',
    above: [`${name ? `${name} (${email})` : email} writes:`, ...message.split(/\n+/)],
    below: [`Please answer to ${email}.`],
  }),
});

/** Keeps and mails the message in one transaction. */
export const contactCall = ({
  pool,
  settings,
  tokens,
}: CommandTools): CommandHandler<typeof productCommands.Contact> => ({
  allow: 'anyone',
  claims: 'before',
  throttle: { max: settings.MAIL_LIMIT, minutes: 60 },
  async run({ body: { locale, ...written }, request }) {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const verified = bearer ? await tokens.verify(bearer) : undefined;
    const userId = typeof verified === 'object' ? verified.userId : null;
    await inTransaction(pool, async (client) => {
      await client.query(
        'insert into ops.contact_message (id, user_id, email, name, message) values ($1, $2, $3, $4, $5)',
        [newId(), userId, written.email, written.name, written.message],
      );
      const to = settings.SUPPORT_EMAIL ?? settings.ADMIN_EMAIL;
      await putMail(client, contactMail({ to, locale, ...written }), userId);
    });
  },
});

export const deleteOldMessages = (pool: Pool): ScheduledJob => ({
  name: 'delete-contact-messages',
  timetable: '40 3 * * *',
  catchUp: 'latest',
  async run() {
    const where = `created_at < now() - interval '${keptDays} days'`;
    await deleteInBatches(pool, { table: 'ops.contact_message', where });
  },
});

export const forgetMessages = (pool: Pool, userId: string) =>
  pool.query('delete from ops.contact_message where user_id = $1', [userId]);

/** The messages that a person wrote while signed in. */
export async function messagesOf(pool: Pool, userId: string) {
  const { rows } = await pool.query<Written & Readonly<{ at: Date }>>(
    'select created_at as at, email, name, message from ops.contact_message where user_id = $1 order by created_at',
    [userId],
  );
  return rows;
}

export const contents: Readonly<Record<Locale, string>> = {
  de: 'contact.json       Nachrichten, die Sie über das Kontaktformular geschickt haben',
  en: 'contact.json       messages that you sent with the contact form',
};
