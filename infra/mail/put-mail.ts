import type { PoolClient } from 'pg';
import { newId } from '../ids.ts';
import { enqueue } from '../queue/queue.ts';
import { takeMail } from './mail-allowance.ts';
import { mailJob } from './mail-job.ts';

export type Mail = Readonly<{
  /** Give an id if the mail may be put again and must be sent once; a new one by default. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The ids of people other than its owner whose names or words stand in it. */
  names?: readonly string[];
  /** It waits until then, in ms since 1970. */
  notBefore?: number;
  /** An iCalendar file that the mail brings: an appointment, or the end of one. */
  calendar?: Readonly<{ method: 'REQUEST' | 'CANCEL'; content: string }>;
}>;

/** Somebody waits for it in front of a screen. */
const priority = 30;

/**
 * Into the outbox, in the transaction of `client`: it is sent when that commits, and not otherwise. `ownerId` is the person
 * whom it is about (null: nobody): it goes with them, and with everybody whom it names. Answers whether it was put there: a recipient gets only so many a day.
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
