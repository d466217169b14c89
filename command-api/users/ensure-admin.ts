import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { erased } from '#domain/kernel/personal.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { derivedId } from '#infra/ids.ts';
import { generatePassword } from '#infra/passwords/generate-password.ts';
import { createPasswordHashes } from '#infra/passwords/password-hashes.ts';
import { passwordFault, passwordPolicies } from '#infra/passwords/policy.ts';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { type Newcomer, register } from './register.ts';
import { reservedNames } from './reserved-names.ts';
import { loadAccount } from './stored-user.ts';

type Deps = Readonly<{
  pool: Pool;
  store: EventStore;
  handle: Handle;
  secrets: DataSecrets;
  settings: Pick<Settings, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'NODE_ENV'>;
}>;

/** `password`: present only if it was generated in this call, so that the operator can see it once. */
export type Admin = Readonly<{ email: string; isNew: boolean; password?: string }>;

/** The id of the first admin. It is constant, so several starts or processes create one admin. */
export const adminId = derivedId('6f1d5c0a-54f2-4c58-9f8f-0d6f8d0f3b11', 'admin');
const roles = ['admin', 'user', 'subscriber-enterprise'] as const;

/** @throws StartupError if the configured password is too weak for production */
export function ensureAdmin(deps: Deps): Promise<Admin> {
  const { pool, store } = deps;
  return oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
    // If two processes start at the same time, one creates the admin and knows the password.
    const admin = await loadAccount(store, adminId);
    // An erased admin is not created again; another admin existed then.
    if (admin === 'erased') return { email: erased(adminId), isNew: false };
    return admin ? { email: admin.email, isNew: false } : create(deps);
  });
}

async function create({ pool, store, handle, secrets, settings }: Deps): Promise<Admin> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: given } = settings;
  if (given !== undefined && settings.NODE_ENV === 'production') demandGoodPassword(given);
  const password = given ?? generatePassword();
  const newcomer: Newcomer = {
    id: adminId,
    email,
    username: 'admin',
    firstName: 'Rostra',
    lastName: 'Admin',
    locale: 'de',
    roles,
    emailVerified: true,
    passwordHash: await createPasswordHashes().hash(password),
  };
  const cause = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'start' },
  } as const;
  const names = reservedNames(await secrets('reservations'));
  await register({ pool, store, handle, names }, newcomer, cause);
  return { email, isNew: true, ...(given === undefined && { password }) };
}

function demandGoodPassword(password: string) {
  const fault = passwordFault(password, passwordPolicies['8-128'], ['admin']);
  if (fault) throw new StartupError(`The setting ADMIN_PASSWORD is not good enough for production (${fault}).`);
}
