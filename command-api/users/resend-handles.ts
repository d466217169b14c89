import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#domain/kernel/durations.ts';

/** A signed handle with which a new account requests the mail again before signing in. It confirms nothing. */
export type ResendHandles = Readonly<{
  issue: (userId: string, now?: number) => string;
  /** The person's id; undefined for a handle that is forged or too old. */
  read: (handle: string, now?: number) => string | undefined;
}>;

const lifetimeMs = dayMs;

export function resendHandles(key: Buffer): ResendHandles {
  const sealOf = (content: string) => createHmac('sha256', key).update(content).digest('base64url');

  return {
    issue(userId, now = Date.now()) {
      const content = `${userId}.${now + lifetimeMs}`;
      return `${content}.${sealOf(content)}`;
    },
    read(handle, now = Date.now()) {
      const [userId = '', expiresAt = '', seal = ''] = handle.split('.');
      const expected = Buffer.from(sealOf(`${userId}.${expiresAt}`));
      const given = Buffer.from(seal);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && now < Number(expiresAt) ? userId : undefined;
    },
  };
}
