import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/** OWASP ASVS 5.0, appendix C: 19 MiB, two passes, one lane. Argon2id (RFC 9106) is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordHashes = Readonly<{
  /** Returns a PHC string, which contains its own parameters. @throws not_ready if too many already wait */
  hash: (password: string) => Promise<string>;
  /** False for `undefined`, after the same work, so that the time does not reveal whether there is an account. @throws not_ready */
  verify: (password: string, stored: string | undefined) => Promise<boolean>;
  /** Whether the hash has other parameters than today's. */
  isOutdated: (stored: string) => boolean;
}>;

/** About half a minute of work: after that an error message is better than a longer wait. */
const mostWaiting = 1_000;

/** One gate for each process: each piece of work takes 19 MiB and a core for about 25 ms. Sign-ins go before new passwords. */
export function createPasswordHashes(): PasswordHashes {
  const gate = createGate({ atOnce: 2, waiting: mostWaiting });
  const make = (password: string) => gate(() => hash(typed(password), cost));
  const nobodys = make(randomBytes(32).toString('base64url'));

  return {
    hash: make,
    async verify(password, stored) {
      const against = stored ?? (await nobodys);
      const fits = await gate(() => verify(against, typed(password)), 'first');
      return fits && stored !== undefined;
    },
    isOutdated(stored) {
      const used = parseOptions(stored);
      return (
        used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost || used.parallelism !== cost.parallelism
      );
    },
  };
}

/** Normalises text: a keyboard may send „ü“ as one character or as two (NIST SP 800-63B-4, 3.1.1.2). */
const typed = (password: string) => password.normalize('NFKC');
