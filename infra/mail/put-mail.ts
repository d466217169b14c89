import type { PoolClient } from 'pg';
import { newId } from '../ids.ts';
import { enqueue } from '../queue/queue.ts';
import { takeMail } from './mail-allowance.ts';
import { mailJob } from './mail-job.ts';

export type Mail = Readonly<{
  /** Pass an id if the mail may be put again but must be sent only once; by default it is a new one. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The ids of other people whose names or texts are in the mail. */
  names?: readonly string[];
  /** The mail is not sent before this time, in ms since 1970. */
  notBefore?: number;
  /** An iCalendar file in the mail: an appointment, or its cancellation. */
  calendar?: Readonly<{ method: 'REQUEST' | 'CANCEL'; content: string }>;
}>;

/** Somebody is waiting for the mail in front of a screen. */
const priority = 30;

/**
 * Puts a mail into the outbox, in the transaction of `client`: it is sent if that commits. `ownerId` is the person
 * whom the mail is about (null: nobody). The mail is deleted with its owner, and with everybody whom it names. Returns false if the recipient has reached the daily limit.
 */
export async function putMail(client: PoolClient, mail: Mail, ownerId: string | null): Promise<boolean> {
  if ((await takeMail(client, { recipient: mail.to, of: 'any' })) > 0) return false;
  const { id = newId(), to, subject, text, html, calendar, names = [], notBefore = 0 } = mail;
  await client.query(
    `insert into ops.mail (id, recipient, subject, body_text, body_html, owner_id, calendar, named)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [id, to, subject, text, html, ownerId, calendar ?? null, names],
  );
  const delaySeconds = Math.max(0, (notBefore - Date.now()) / 1_000);
  await enqueue(client, { kind: mailJob, key: id, ownerId: id, payload: { mailId: id }, priority, delaySeconds });
  return true;
}
