import type { JobKind } from '#domain/jobs.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { derivedId, uuidv5 } from '#infra/ids.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { generatePassword } from '#infra/passwords/generate-password.ts';
import { createPasswordHashes } from '#infra/passwords/password-hashes.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { FollowTools } from '../../command-area.ts';
import type { JobHandler } from '../../job-handler.ts';
import { register } from '../register.ts';
import { reservedNames } from '../reserved-names.ts';
import { loadAccount } from '../stored-user.ts';
import { endImport, keepOutcome, pendingRows } from './import-rows.ts';

/** The link leads to the page that mails a link for setting a password. */
const importMail = mailOf({
  de: {
    subject: 'Ihr Konto bei Rostra',
    above: [
      'für Sie wurde ein Konto bei Rostra angelegt. Dort üben Sie das Reden und sehen, was besser wird.',
      'Bevor Sie sich das erste Mal anmelden, setzen Sie ein eigenes Passwort. Geben Sie dazu diese E-Mail-Adresse ein:',
    ],
    button: 'Passwort setzen',
    below: ['Wenn Sie das nicht erwartet haben, wenden Sie sich an die Stelle, die Rostra bei Ihnen betreibt.'],
  },
  en: {
    subject: 'Your Rostra account',
    above: [
      'an account at Rostra was made for you. There you practise speaking, and see what gets better.',
      'Before you sign in for the first time, set a password of your own. Enter this e-mail address to do so:',
    ],
    button: 'Set a password',
    below: ["If you weren't expecting this, contact the people who run Rostra for you."],
  },
});

/** Creates the accounts of a table. */
export const importJob = 'account-import' satisfies JobKind;
/** Rows read at a time, and accounts created concurrently. */
const [atOnce, lanes] = [100, 10];

type Tools = Pick<FollowTools, 'pool' | 'store' | 'handle' | 'secrets' | 'publicUrl'>;

/** Creates the accounts of a table. After a crash, continues with rows without an outcome; an account's id derives from its row. */
export const importHandler = (tools: Tools): JobHandler<typeof importJob> => ({
  isLarge: true,
  async run({ payload: { importId, ownerId }, correlationId }, signal) {
    const { pool } = tools;
    const make = await accountMaker(tools, { importId, ownerId, correlationId });
    for (;;) {
      const rows = await pendingRows(pool, importId, atOnce);
      if (rows.length === 0) break;
      for (let at = 0; at < rows.length; at += lanes) {
        signal.throwIfAborted();
        await Promise.all(rows.slice(at, at + lanes).map(make));
      }
    }
    await endImport(pool, importId, 'done');
  },
  giveUp: ({ payload }) => endImport(tools.pool, payload.importId, 'failed'),
});

type Run = Readonly<{ importId: string; ownerId: string; correlationId: string }>;
type Pending = Awaited<ReturnType<typeof pendingRows>>[number];

async function accountMaker({ pool, store, handle, secrets, publicUrl }: Tools, run: Run) {
  const { importId, ownerId, correlationId } = run;
  const names = reservedNames(await secrets('reservations'));
  // Nobody knows this password: people set their own by mail. All accounts share its hash, because hashing costs as much as a sign-in.
  const passwordHash = await createPasswordHashes().hash(generatePassword());

  return async ({ row, locale, ...person }: Pending): Promise<void> => {
    const userId = derivedId(importId, `row ${row}`);
    const cause = {
      ...{ commandId: uuidv5(importId, `row ${row}`), correlationId },
      actor: { kind: 'user', id: ownerId },
    } as const;
    const newcomer = {
      ...{ id: userId, ...person, locale, username: undefined, passwordHash },
      // The admin vouches for the address, and only people who read its mail can set a password.
      ...{ roles: newcomerRoles, emailVerified: true },
    };
    try {
      if (!(await loadAccount(store, userId))) await register({ pool, store, handle, names }, newcomer, cause);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'user_exists') throw error;
      return keepOutcome(pool, { importId, row, userId: null });
    }
    const { email: to, firstName } = person;
    const link = `${publicUrl()}/auth/forgotPassword`;
    await inTransaction(pool, async (client) => {
      await keepOutcome(client, { importId, row, userId });
      await putMail(client, importMail({ to, locale, firstName, link }), userId);
    });
  };
}
