import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { type Quota, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { User } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { userStream } from '../../stored-user.ts';
import { csv } from './csv.ts';
import { type ExportFile, jsonFile, textFile } from './export-file.ts';

type Tools = Readonly<{ pool: Pool; store: EventStore }>;
type Whose = Readonly<{ userId: string; user: User; quotas: readonly string[] }>;

/** The account and what belongs to it. No password and no token is in it: of those only hashes are kept. */
export const accountFiles = ({ pool, store }: Tools, { userId, user, quotas }: Whose): readonly ExportFile[] => [
  jsonFile('account.json', () => accountOf(store, userId, user)),
  textFile('quota.csv', () => monthsOf(store, quotas)),
  textFile('sign-ins.csv', () => signInsOf(pool, userId)),
  jsonFile('mails.json', () => mailsOf(pool, userId)),
];

async function accountOf(store: EventStore, userId: string, user: User) {
  const history = (await store.readStream(userStream(userId))) as readonly Recorded<UserEvent>[];
  const registered = history.find((event) => event.type === 'UserRegistered');
  const confirmed = history.findLast(({ type }) => type === 'EmailConfirmed');
  return {
    id: userId,
    ...user,
    permissions: permissionsOf(user.roles),
    registeredAt: registered?.metadata.at ?? null,
    acceptedTermsAt: registered?.data.acceptedTermsAt ?? null,
    emailConfirmedAt: confirmed?.metadata.at ?? null,
  };
}

async function monthsOf(store: EventStore, quotas: readonly string[]): Promise<string> {
  const rows: (readonly [month: string, ...uses: number[]])[] = [];
  for (const stream of quotas) {
    const history = (await store.readStream(stream)) as readonly QuotaEvent[];
    const { used, feedback } = history.reduce<Quota>(quotaDecider.evolve, quotaDecider.initialState);
    const month = stream.slice(stream.lastIndexOf('_') + 1);
    rows.push([
      `${month.slice(0, 4)}-${month.slice(4)}`,
      used.fast,
      used.relaxed,
      feedback.used.fast,
      feedback.used.relaxed,
    ]);
  }
  return csv(['month', 'analysesFast', 'analysesRelaxed', 'feedbacksFast', 'feedbacksRelaxed'], rows);
}

async function signInsOf(pool: Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ at: string; used: string | null; until: string; revoked: string | null }>(
    `select family.created_at as at, max(token.created_at) as used, family.expires_at as until, family.revoked_at as revoked
       from ops.refresh_family family left join ops.refresh_token token on token.family_id = family.id
      where family.user_id = $1 group by family.id order by 1`,
    [userId],
  );
  return csv(
    ['signedInAt', 'lastUsedAt', 'endsAt', 'signedOutAt'],
    rows.map(({ at, used, until, revoked }) => [at, used, until, revoked]),
  );
}

/** What is in a link opens an account: it is left out. */
const tokenInLink = /#token=[^\s"<]+/g;

async function mailsOf(pool: Pool, userId: string) {
  const { rows } = await pool.query<{ text: string }>(
    `select recipient as to, subject, body_text as text, created_at as "createdAt", sent_at as "sentAt"
       from ops.mail where owner_id = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ text, ...mail }) => ({ ...mail, text: text.replace(tokenInLink, '#token=…') }));
}
