import type { MailDelivery } from '../mail/deliver-mail.ts';
import type { Meters } from './meters.ts';

/** Metrics of pushes, uploads, mails and sign-ins. */
export function peopleMetrics({ counter, gauge }: Meters) {
  const sockets = gauge('sockets', 'Sockets of people who have signed in.', ['hub']);
  const pushes = counter('pushes_total', 'Messages sent through sockets.', ['hub']);
  const dropped = counter('sockets_too_slow_total', 'Sockets closed because their client did not read.', ['hub']);
  const uploaded = counter('upload_bytes_total', 'Bytes of recordings that arrived whole.');
  const aborted = counter('uploads_aborted_total', 'Uploads whose connection ended before the recording did.');
  const mails = counter('mails_total', 'Tries to deliver a mail, and mails that were given up.', ['outcome']);
  const signIns = counter('sign_ins_total', 'Tries to sign in.', ['outcome']);
  const reused = counter('refresh_tokens_reused_total', 'Refresh tokens that came a second time: perhaps stolen.');
  for (const outcome of ['ok', 'failed', 'throttled'] as const) signIns.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed', 'given_up'] as const) mails.inc({ outcome }, 0);

  return {
    socketsOf: (hub: string) => ({
      opened: () => sockets.inc({ hub }),
      closed: () => sockets.dec({ hub }),
      pushed: () => pushes.inc({ hub }),
      dropped: () => dropped.inc({ hub }),
    }),
    uploads: { received: (bytes: number) => uploaded.inc(bytes), aborted: () => aborted.inc() },
    signIn: (outcome: 'ok' | 'failed' | 'throttled') => signIns.inc({ outcome }),
    refreshTokenReused: () => reused.inc(),
    measuredMail: ({ deliver, giveUp }: MailDelivery): MailDelivery => ({
      async deliver(job) {
        try {
          await deliver(job);
          mails.inc({ outcome: 'sent' });
        } catch (error) {
          mails.inc({ outcome: 'failed' });
          throw error;
        }
      },
      async giveUp(job) {
        await giveUp(job);
        mails.inc({ outcome: 'given_up' });
      },
    }),
  };
}
