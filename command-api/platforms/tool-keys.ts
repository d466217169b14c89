import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Pool } from 'pg';
import { oldKeyDays } from '#domain/platforms/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { inTransaction } from '#infra/postgres/pool.ts';

const algorithm = 'RS256';

/** The key pairs that sign our messages to platforms. Private keys are stored sealed in `ops.tool_key`. */
export type ToolKeys = Readonly<{
  /** Signs with the newest key; creates the first one if needed. `claims` are all claims except `iat` and `exp`. */
  sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  /** The public keys: the newest, and recently replaced ones. */
  published: () => Promise<Readonly<{ keys: readonly JWK[] }>>;
  /** Makes a new key, which signs from now on. */
  make: (id: string) => Promise<void>;
}>;

export function toolKeys({ pool, secrets }: Readonly<{ pool: Pool; secrets: DataSecrets }>): ToolKeys {
  const sealingKey = async () => Buffer.from(hkdfSync('sha256', await secrets('platforms'), 'rostra', 'tool-keys', 32));

  async function make(id: string): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { modulusLength: 2_048, extractable: true });
    const shown = { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' };
    const sealed = seal(JSON.stringify(await exportJWK(privateKey)), id, await sealingKey());
    await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.toolKeys]);
      await client.query('update ops.tool_key set replaced_at = now() where replaced_at is null and id <> $1', [id]);
      await client.query(
        'insert into ops.tool_key (id, public_key, sealed_key) values ($1, $2, $3) on conflict do nothing',
        [id, JSON.stringify(shown), sealed],
      );
    });
  }

  async function newest(): Promise<Readonly<{ id: string; sealed: string }> | undefined> {
    const { rows } = await pool.query<{ id: string; sealed: string }>(
      'select id, sealed_key as sealed from ops.tool_key where replaced_at is null order by made_at desc limit 1',
    );
    return rows[0];
  }

  async function current() {
    const found = await newest();
    if (found) return found;
    await make(newId());
    const made = await newest();
    if (!made) throw new Error('the key for learning platforms could not be made');
    return made;
  }

  return {
    make,
    async sign(claims) {
      const { id, sealed } = await current();
      const key = await importJWK(JSON.parse(unseal(sealed, id, await sealingKey())), algorithm);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .setJti(newId())
        .sign(key);
    },
    async published() {
      await current();
      const { rows } = await pool.query<{ key: JWK }>(
        `select public_key as key from ops.tool_key
          where replaced_at is null or replaced_at > now() - make_interval(days => $1) order by made_at desc`,
        [oldKeyDays],
      );
      return { keys: rows.map(({ key }) => key) };
    },
  };
}

function seal(text: string, id: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
  const content = [cipher.update(text), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64url');
}

/** @throws if the text was changed or belongs to another key */
function unseal(sealed: string, id: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
}
