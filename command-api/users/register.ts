import { randomInt } from 'node:crypto';
import { DomainError } from '#domain/kernel/errors.ts';
import { personIn, type User, userDecider } from '#domain/users/decider.ts';
import type { Handled } from '#infra/event-store/command-handler.ts';
import type { Cause } from '../commands.ts';
import type { AccountTools } from './account-tools.ts';
import { deletePasswordHash, savePasswordHash } from './credentials.ts';
import { giveBack, reserve } from './reservations.ts';
import { userStream } from './stored-user.ts';
import { usernameCandidates } from './username-candidates.ts';

type Tools = Pick<AccountTools, 'pool' | 'store' | 'handle' | 'names'>;

/** A person to register; `username` is undefined if any will do. */
export type Newcomer = Omit<User, 'username' | 'firstSteps'> &
  Readonly<{ id: string; username: string | undefined; passwordHash: string }>;

/**
 * Reserves unique values, then stores the credential, then creates the account. After a crash in between, a reaction releases
 * the reservations. @throws user_exists with the field that is taken
 */
export async function register(tools: Tools, newcomer: Newcomer, cause: Cause): Promise<Handled<User | null>> {
  const { names, pool } = tools;
  const ownerId = newcomer.id;
  const email = await reserve(tools, { name: names.email(newcomer.email), ownerId }, cause);
  if (!email) throw taken('email');
  const reserved = [email];

  const undo = async () => {
    await deletePasswordHash(pool, ownerId);
    for (const stream of reserved) await giveBack(tools, { stream, ownerId }, cause);
  };
  try {
    const { username, stream } = await reserveUsername(tools, newcomer, cause);
    reserved.push(stream);
    await savePasswordHash(pool, ownerId, newcomer.passwordHash);
    return await create(tools, { ...newcomer, username }, cause);
  } catch (error) {
    // After any other error the account may or may not exist; a reaction checks it later.
    if (error instanceof DomainError) await undo();
    throw error;
  }
}

async function reserveUsername(tools: Tools, newcomer: Newcomer, cause: Cause) {
  const { id: ownerId, username } = newcomer;
  const candidates = username === undefined ? usernameCandidates(randomInt) : [username];
  for (const candidate of candidates) {
    const stream = await reserve(tools, { name: tools.names.username(candidate), ownerId }, cause);
    if (stream) return { username: candidate, stream };
  }
  throw taken('username');
}

type Complete = Newcomer & Readonly<{ username: string }>;

async function create(
  { handle }: Tools,
  { id, passwordHash, ...data }: Complete,
  cause: Cause,
): Promise<Handled<User | null>> {
  const command = { type: 'RegisterUser', data } as const;
  const { position, state } = await handle({ ...cause, stream: userStream(id), decider: userDecider, command });
  return { position, state: personIn(state) };
}

const taken = (field: 'email' | 'username') => new DomainError('user_exists', field, [{ field, code: 'taken' }]);
