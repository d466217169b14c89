import { randomUUID } from 'node:crypto';
import { register } from '#command-api/users/register.ts';
import { reservedNames } from '#command-api/users/reserved-names.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { createPasswordHashes } from '#infra/passwords/password-hashes.ts';
import type { Deps } from '#infra/service.ts';
import { sender } from './contract-call.ts';
import { inject } from './inject.ts';
import { callsBy, password, type Send } from './person.ts';
import { spokenSession } from './spoken-sound.ts';

type PersonOptions = Readonly<{
  roles?: readonly string[];
  emailVerified?: boolean;
  email?: string;
  username?: string;
  firstName?: string;
  lastName?: string;
  locale?: Locale;
}>;

type Place = Readonly<{ deps: Deps; settle: () => Promise<void> }>;

/** Hashing a password is slow on purpose, so all people of a worker share one hash. */
let passwordHash: Promise<string> | undefined;

/** A signed-in person with a confirmed address and the given roles (by default those of a newcomer). */
export const newPersonIn =
  ({ deps, settle }: Place) =>
  async (wanted: PersonOptions = {}) => {
    const id = newId();
    const { email = `person-${id}@example.org`, roles = newcomerRoles, emailVerified = true } = wanted;
    const { firstName = 'Ada', lastName = 'Lovelace', locale = 'de' } = wanted;
    passwordHash ??= createPasswordHashes().hash(password);
    const names = reservedNames(await deps.secrets('reservations'));
    const tools = { pool: deps.pool, store: deps.store, handle: createCommandHandler(deps), names };
    const about = { id, email, firstName, lastName, locale, roles, emailVerified, username: wanted.username };
    const cause = { commandId: randomUUID(), correlationId: randomUUID(), actor: { kind: 'user', id } } as const;
    await register(tools, { ...about, passwordHash: await passwordHash }, cause);
    return { email, ...(await signedIn({ deps, settle }, id)) };
  };

/** A person who has registered and signed in through the API, with a confirmation mail and a refresh token. */
export const newcomerIn =
  (place: Place) =>
  async (names: Readonly<{ firstName: string; lastName: string }> = { firstName: 'Ada', lastName: 'Lovelace' }) => {
    const email = `newcomer-${newId()}@example.org`;
    const json = { ...names, acceptTerms: true, locale: 'de', email, password, confirmPassword: password };
    const answer = await inject(place.deps.http, 'POST /api/Account/Register', { json });
    if (answer.status !== 201) throw new Error(`no registration: ${JSON.stringify(answer.body)}`);
    const signIn = { json: { email, password } };
    const { body } = await inject<SignedIn>(place.deps.http, 'POST /api/Account/Login', signIn);
    return { email, ...(await callsOf(place, body.userData.id, body.accessToken)) };
  };

type SignedIn = Readonly<{ accessToken: string; userData: Readonly<{ id: string }> }>;

/** The calls of an existing person, with a new token. */
export const signedIn = async (place: Place, id: string) =>
  callsOf(place, id, await place.deps.tokens.issue({ userId: id }));

function callsOf({ deps: { http }, settle }: Place, id: string, accessToken: string) {
  const by: Send = (methodAndPath, sent = {}) =>
    inject(http, methodAndPath, { ...sent, headers: { authorization: `Bearer ${accessToken}`, ...sent.headers } });
  const { upload, uploaded, used } = callsBy(by);
  return {
    id,
    accessToken,
    send: sender(by),
    upload,
    /** Uploads a recording, by default the shortest one that gets a score. Returns the session's id. @throws Error if the upload is refused */
    uploaded: (file = spokenSession(), ...more: DropFirst<Parameters<typeof uploaded>>) => uploaded(file, ...more),
    used,
    /** Settles the app, then returns the answer to `GET path`. @throws Error if it is refused */
    seen: async <Body = unknown>(path: string): Promise<Body> => {
      await settle();
      const { status, body } = await by<Body>(`GET ${path}`);
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}

type DropFirst<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : [];
