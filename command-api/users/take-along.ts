import type { Pool } from 'pg';
import { heldBy } from '#domain/kernel/entitlement.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { grantsOf } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { ExportFile, TakeAlong, TakeTools, Taking } from '../command-area.ts';
import { csv } from '../csv.ts';
import { blobFile, jsonFile, textFile } from '../export-file.ts';
import { loadRoles } from './stored-roles.ts';
import { loadUser, userStream } from './stored-user.ts';

/** The account and its data. Contains no passwords or tokens, of which only hashes are stored. */
async function accountFiles({ userId }: Taking, { pool, store, blobs }: TakeTools): Promise<readonly ExportFile[]> {
  const picture = (await loadUser(store, userId))?.picture;
  return [
    jsonFile('account.json', () => accountOf(store, userId)),
    textFile('sign-ins.csv', () => signInsOf(pool, userId)),
    jsonFile('mails.json', () => mailsOf(pool, userId)),
    ...(picture ? [blobFile(blobs, 'picture.webp', picture)] : []),
  ];
}

async function accountOf(store: EventStore, userId: string) {
  const user = (await loadUser(store, userId)) ?? refuse('user_not_found');
  const history = (await store.readStream(userStream(userId))) as readonly Recorded<UserEvent>[];
  const registered = history.find((event) => event.type === 'UserRegistered');
  const confirmed = history.findLast(({ type }) => type === 'EmailConfirmed');
  const grants = grantsOf(user);
  const held = heldBy(user.roles, grants, new Date());
  return {
    id: userId,
    ...user,
    permissions: permissionsOf(held.roles, held.benefits, await loadRoles(store)),
    grants,
    registeredAt: registered?.metadata.at ?? null,
    acceptedTermsAt: registered?.data.acceptedTermsAt ?? null,
    emailConfirmedAt: confirmed?.metadata.at ?? null,
  };
}

async function signInsOf(pool: Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{
    at: string;
    used: string | null;
    until: string;
    revoked: string | null;
    agent: string | null;
  }>(
    `select family.created_at as at, max(token.created_at) as used, family.expires_at as until, family.revoked_at as revoked,
            family.user_agent as agent
       from ops.refresh_family family left join ops.refresh_token token on token.family_id = family.id
      where family.user_id = $1 group by family.id order by 1`,
    [userId],
  );
  return csv(
    ['signedInAt', 'lastUsedAt', 'endsAt', 'signedOutAt', 'with'],
    rows.map(({ at, used, until, revoked, agent }) => [at, used, until, revoked, agent]),
  );
}

/** The token of a link gives access to the account, so it is left out. */
const tokenInLink = /#token=[^\s"<]+/g;

async function mailsOf(pool: Pool, userId: string) {
  const { rows } = await pool.query<{ text: string }>(
    `select recipient as to, subject, body_text as text, created_at as "createdAt", sent_at as "sentAt"
       from ops.mail where owner_id = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ text, ...mail }) => ({ ...mail, text: text.replace(tokenInLink, '#token=…') }));
}

export const takeAlong: TakeAlong = {
  holds: ['account', 'sign_ins', 'mails'],
  contents: {
    de: `account.json    Ihr Konto: Name, E-Mail-Adresse, Rollen und Rechte, wann es angelegt und bestätigt wurde
sign-ins.csv    wann und womit Sie sich angemeldet haben
mails.json      Mails an Sie, soweit sie noch aufbewahrt werden
picture.webp    Ihr Profilbild`,
    en: `account.json    your account: name, e-mail address, roles and permissions, when it was made and confirmed
sign-ins.csv    when you signed in, and with what
mails.json      mails to you, as far as they are still kept
picture.webp    your profile picture`,
  },
  files: accountFiles,
};
