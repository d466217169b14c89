import { ownSeminar } from '#command-api/seminars/for-others.ts';
import { refuseOthersSession } from '#command-api/sessions/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { guestCommands } from '#domain/shares/contract/guest-calls.ts';
import { type GuestCommand, guestDecider, isOpen } from '#domain/shares/guest-link.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { guestPass, isSecretOf, secretOf } from '#infra/guest-passes.ts';
import { derivedId } from '#infra/ids.ts';
import { createPasswordHashes } from '#infra/passwords/password-hashes.ts';
import { takeAllowance } from '#infra/postgres/allowance.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';

export const toGuestLink = (id: string, command: GuestCommand) => ({
  stream: streamOf('guestlink', id),
  decider: guestDecider,
  command,
});

/** Links that show a session or a seminar to people without an account. */
export function guestCalls(tools: CommandTools): CommandHandlers<typeof guestCommands> {
  const { keys, pool } = tools;
  const passwords = createPasswordHashes();

  async function refuseOthers(target: 'talk' | 'seminar', id: string, askedBy: string): Promise<void> {
    if (target === 'talk') return refuseOthersSession(tools, id, askedBy);
    await ownSeminar(tools, id, askedBy).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('not_found') : error;
    });
  }

  async function passwordOf(id: string): Promise<string | undefined> {
    const { rows } = await pool.query<{ hash: string }>('select hash from ops.guest_password where link = $1', [id]);
    return rows[0]?.hash;
  }

  return {
    MakeGuestLink: {
      allow: 'signedIn',
      claims: 'before',
      async run({ body: { target, targetId, label, withMedia, until, password }, principal, cause, send }) {
        const asker = principal();
        await refuseOthers(target, targetId, asker.id);
        if (!asker.emailVerified) return refuse('email_not_confirmed');
        const id = derivedId(cause.commandId, 'guest link');
        // Stores the password before the link, so that the link is never open without it.
        if (password !== undefined)
          await pool.query(
            `insert into ops.guest_password (link, hash, target_id, until) values ($1, $2, $3, $4)
             on conflict (link) do nothing`,
            [id, await passwords.hash(password), targetId, until],
          );
        const data = {
          ownerId: asker.id,
          target,
          targetId,
          label,
          withMedia,
          until,
          hasPassword: password !== undefined,
        };
        await send(toGuestLink(id, { type: 'MakeGuestLink', data }));
        return { id, secret: secretOf(keys, id) };
      },
    },
    EndGuestLink: {
      allow: 'signedIn',
      run: ({ params: { id }, principal, send }) =>
        send(toGuestLink(id, { type: 'EndGuestLink', data: { askedBy: principal().id } })),
    },
    OpenGuestLink: {
      allow: 'anyone',
      claims: 'never',
      throttle: { max: 60, minutes: 60 },
      async run({ params: { id }, body: { secret, password, name }, send }) {
        if (!isSecretOf(keys, id, secret)) return refuse('not_found');
        const link = await currentState(tools, { stream: streamOf('guestlink', id), decider: guestDecider });
        // Checked before the password, as no password would open an ended link.
        if (!link || !isOpen(link, new Date())) return refuse('not_found');
        // Also slows guesses from many addresses.
        const tries = { key: `guest ${id}`, allowance: { most: 120, hours: 1 } };
        if (link.hasPassword && (await takeAllowance(pool, tries)) > 0) return refuse('too_many_requests');
        if (link.hasPassword) {
          // The password is deleted together with the target.
          const hash = (await passwordOf(id)) ?? refuse('not_found');
          if (!(await passwords.verify(password ?? '', hash))) return refuse('password_incorrect');
        }
        await send(toGuestLink(id, { type: 'OpenGuestLink', data: { name } }));
        return { target: link.target, pass: guestPass(keys, id) };
      },
    },
  };
}
