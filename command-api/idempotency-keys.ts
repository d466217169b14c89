import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import type { Hashes } from '#infra/hash-of.ts';
import { isDatabaseAway } from '#infra/postgres/database-away.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import { inGroups } from '#infra/postgres/in-groups.ts';

/** The answer of a call, with those of its headers that are in `keptHeaders`. */
export type FirstAnswer = Readonly<{ answer: unknown; headers: Readonly<Record<string, string>> }>;

/** Thrown if the claim of a command finds an answer of an earlier request. */
export class AlreadyAnswered extends Error {
  readonly first: FirstAnswer;
  constructor(first: FirstAnswer) {
    super('this request has its answer');
    this.first = first;
  }
}

/**
 * Records of requests with an `Idempotency-Key`. A hash of the content ties the key to one request; every repeat gets the
 * first answer. A refusal is not kept: it changed nothing, so a repeat is decided anew.
 */
export type IdempotencyKeys = Readonly<{
  isClaimed: (keyed: Keyed) => Promise<boolean>;
  /** Returns the first answer if there is one. @throws idempotency_mismatch */
  claim: (keyed: Keyed, content: unknown) => Promise<FirstAnswer | undefined>;
  /** Returns the first answer if there is one, without claiming the key. @throws idempotency_mismatch */
  firstAnswer: (keyed: Keyed, content: unknown) => Promise<FirstAnswer | undefined>;
  keep: (keyed: Keyed, reply: FastifyReply, answer: unknown) => Promise<void>;
}>;

type Keyed = Readonly<{ request: Pick<FastifyRequest, 'headers' | 'principal'>; commandId: string }>;

type Dependencies = Readonly<{ pool: Pool; hashes: Hashes; secret: Buffer; isLogHere: boolean }>;
type Claim = Readonly<{ id: string; hash: string; ownerId: string | undefined }>;
type Kept = Readonly<{ id: string; answer: Buffer }>;
type StoredAnswer = Readonly<{ hash: string; answer: Buffer | null }>;

/** Rows in one statement, and statements in parallel. */
const [most, lanes] = [100, 2];

/** Headers that clients read. */
const keptHeaders = [headerNames.position, 'location', 'upload-offset', 'tus-resumable', 'tus-version'];

/**
 * If the log is in the same database, a claim need not be flushed to disk by itself. The append that follows flushes it too,
 * and a command that appends nothing needs no protection.
 */
export function idempotencyKeys({ pool, hashes, secret, isLogHere }: Dependencies): IdempotencyKeys {
  const durability = isLogHere ? 'off' : 'on';
  // Sorted, so that two processes that claim the same keys in parallel cannot deadlock.
  const claiming = `insert into ops.idempotency (command_id, command_hash, owner_id)
    select id, hash, owner from unnest($1::uuid[], $2::text[], $3::text[]) claims (id, hash, owner),
      set_config('synchronous_commit', '${durability}', true)
    order by id on conflict do nothing returning command_id as id, command_hash as hash`;
  // If a crash loses an answer, the repeat is decided again under the same ids.
  const keeping = `update ops.idempotency claimed set answer = kept.answer
    from unnest($1::uuid[], $2::bytea[]) kept (id, answer), set_config('synchronous_commit', 'off', true)
    where claimed.command_id = kept.id and claimed.answer is null`;
  const finding = 'select command_hash as hash, answer from ops.idempotency where command_id = $1';
  const isNew = inGroups({ ask: takenBy, lanes, most, meetsAll: isDatabaseAway });
  const keepOne = inGroups({ ask: keepAll, lanes, most, meetsAll: isDatabaseAway });

  async function takenBy(claims: readonly Claim[]): Promise<readonly boolean[]> {
    const values = [claims.map(({ id }) => id), claims.map(({ hash }) => hash), claims.map(({ ownerId }) => ownerId)];
    const { rows } = await pool.query<Claim>({ name: 'claim-keys', text: claiming, values });
    const taken = new Map(rows.map(({ id, hash }) => [id, hash]));
    return claims.map(({ id, hash }) => taken.get(id) === hash);
  }

  async function keepAll(answers: readonly Kept[]): Promise<readonly true[]> {
    const sorted = answers.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const values = [sorted.map(({ id }) => id), sorted.map(({ answer }) => answer)];
    await pool.query({ name: 'keep-answers', text: keeping, values });
    return answers.map(() => true);
  }

  async function found(commandId: string): Promise<StoredAnswer | undefined> {
    return (await pool.query<StoredAnswer>({ name: 'find-answer', text: finding, values: [commandId] })).rows[0];
  }

  async function firstAnswer({ request, commandId }: Keyed, content: unknown): Promise<FirstAnswer | undefined> {
    const key = request.headers['idempotency-key'];
    const earlier = key ? await found(commandId) : undefined;
    if (!earlier) return undefined;
    if (!hashes.fits(earlier.hash, content)) return refuse('idempotency_mismatch');
    return earlier.answer ? opened(earlier.answer, sealKey(secret, commandId, key)) : undefined;
  }

  return {
    firstAnswer,
    async isClaimed({ request, commandId }) {
      return request.headers['idempotency-key'] !== undefined && (await found(commandId)) !== undefined;
    },
    async claim(keyed, content) {
      const { request, commandId } = keyed;
      if (!request.headers['idempotency-key']) return undefined;
      if (await isNew({ id: commandId, hash: hashes.of(content), ownerId: request.principal?.id })) return undefined;
      return firstAnswer(keyed, content);
    },
    async keep({ request, commandId }, reply, answer) {
      const key = request.headers['idempotency-key'];
      if (!key) return;
      const headers = Object.fromEntries(
        keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
      );
      const first: FirstAnswer = { answer, headers };
      await keepOne({ id: commandId, answer: sealed(first, sealKey(secret, commandId, key)) });
    },
  };
}

/**
 * The sealing key derives from the request's key, which is stored nowhere. So only a repeat of the request can read the answer,
 * and an answer that names an erased person is unreadable.
 */
const sealKey = (secret: Buffer, commandId: string, key: string | string[] | undefined): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([commandId, key]))
    .digest();

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

function sealed(first: FirstAnswer, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(first), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]);
}

function opened(bytes: Buffer, key: Buffer): FirstAnswer {
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAuthTag(tag);
  const content = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(content.toString('utf8'));
}

/** Also deletes rows of earlier versions, which name no owner. At worst, such a key can be used anew. */
export async function deleteKeysOf(pool: Pool, ownerId: string): Promise<void> {
  await pool.query('delete from ops.idempotency where owner_id = $1 or owner_id is null', [ownerId]);
}

/** After this time a key may be used for another request. */
const keysKept = '30 days';

export const deleteOldKeys = (pool: Pool): Promise<number> =>
  deleteInBatches(pool, { table: 'ops.idempotency', where: `created_at < now() - interval '${keysKept}'` });
