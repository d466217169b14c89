import type { Pool } from 'pg';
import type { Settings } from '../config/settings.ts';
import { FinalError } from '../queue/job.ts';
import { MailPayload } from './mail-job.ts';
import { withOperator } from './operator-line.ts';
import type { Mail } from './put-mail.ts';
import { type SendMail, smtpCode, smtpSender } from './smtp.ts';

type Deps = Readonly<{ pool: Pool; settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_NAME'> }>;
type Run = Readonly<{ payload: unknown }>;

type Row = Omit<Required<Mail>, 'calendar' | 'names'> & Readonly<{ calendar: Mail['calendar'] | null }>;

export type MailDelivery = Readonly<{
  /** Sends the mail of a job. Without SMTP_URL the mail stays in the table, and the local mailbox shows it. */
  deliver: (job: Run) => Promise<void>;
  /** Empties the mail of a job that was given up, and marks it as sent: its content is no longer needed. */
  giveUp: (job: Run) => Promise<void>;
}>;

export function mailDelivery({ pool, settings: { SMTP_URL, MAIL_FROM, OPERATOR_NAME } }: Deps): MailDelivery {
  const send = SMTP_URL === undefined ? undefined : withoutNames(smtpSender({ url: SMTP_URL, from: MAIL_FROM }));

  return {
    async deliver({ payload }) {
      const { mailId } = MailPayload.parse(payload);
      const { rows } = await pool.query<Row>(
        `select id, recipient as to, subject, body_text as text, body_html as html, calendar
           from ops.mail where id = $1 and sent_at is null`,
        [mailId],
      );
      const [mail] = rows;
      if (!mail) return;
      const { calendar, ...rest } = mail;
      if (send) await send(withOperator({ ...rest, ...(calendar && { calendar }) }, OPERATOR_NAME));
      await (send ? wipe(pool, mailId) : pool.query('update ops.mail set sent_at = now() where id = $1', [mailId]));
    },

    async giveUp({ payload }) {
      await wipe(pool, MailPayload.parse(payload).mailId);
    },
  };
}

/** A mail may contain a link that opens an account. */
const wipe = (pool: Pool, mailId: string) =>
  pool.query("update ops.mail set body_text = '', body_html = '', calendar = null, sent_at = now() where id = $1", [
    mailId,
  ]);

/**
 * RFC 5321, 4.2.3: a permanent refusal of this address or this mail. Other refusals are retried, also those of the
 * sign-in (530, 535): the operator has to fix them.
 */
const refusedForGood: ReadonlySet<number> = new Set([501, 550, 551, 552, 553, 554, 556]);

/** Messages of mail servers contain people's names, and errors are logged: only the code of the refusal is passed on. */
const withoutNames =
  (send: SendMail): SendMail =>
  async (mail) => {
    try {
      await send(mail);
    } catch (error) {
      const refusal = error as Readonly<{ responseCode?: number; code?: string }>;
      const { responseCode, code } = refusal;
      // No response from a server: nodemailer found no valid address.
      const isForGood = responseCode === undefined ? code === 'EENVELOPE' : refusedForGood.has(responseCode);
      const name = smtpCode(refusal);
      throw isForGood ? new FinalError(name) : new MailNotSent(name);
    }
  };

class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
