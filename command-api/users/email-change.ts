import { DomainError, refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { accountCommands } from '#domain/users/contract/account.ts';
import { personIn, type User } from '#domain/users/decider.ts';
import type { EmailSide } from '#domain/users/events.ts';
import { newId } from '#infra/ids.ts';
import { takeMail } from '#infra/mail/mail-allowance.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { findOneTimeToken, markUsed, type OneTimeToken } from './one-time-tokens.ts';
import { demandPassword } from './own-password.ts';
import { toAccount } from './profile-calls.ts';
import { giveBack, reserve } from './reservations.ts';
import { holderOf, streamWith } from './reserved-streams.ts';
import { loadUser } from './stored-user.ts';

type Names = 'RequestEmailChange' | 'WithdrawEmailChange' | 'ConfirmEmailChange';
const taken = () => new DomainError('user_exists', 'email', [{ field: 'email', code: 'taken' }]);

/** Changes an account's address after both addresses confirmed it. Reactions send the mails. */
export function emailChangeCalls(tools: AccountTools): CommandHandlers<Pick<typeof accountCommands, Names>> {
  const { pool, names, settings } = tools;

  /** Reserves the new address first and releases the old one last, so that opening the link again continues after a crash. */
  async function complete({ send, cause }: CallContext, { userId, changeId }: Change, user: User): Promise<void> {
    const wanted = user.emailChange?.email ?? refuse('conflict');
    const stream = await reserve(tools, { name: names.email(wanted), ownerId: userId }, cause);
    if (!stream) throw taken();
    const actor = { kind: 'user', id: userId } as const;
    await send({ ...toAccount(userId, { type: 'CompleteEmailChange', data: { changeId } }), actor }, 'complete');
    const before = await streamWith(tools, names.email(user.email));
    if (before !== stream) await giveBack(tools, { stream: before, ownerId: userId }, cause);
  }

  return {
    RequestEmailChange: {
      allow: 'signedIn',
      claims: 'never',
      throttle: { max: settings.MAIL_LIMIT, minutes: 60 },
      async run({ body: { email, currentPassword }, principal, request, reply, send }) {
        const userId = principal().id;
        await demandPassword(tools, currentPassword, { userId, request, reply });
        const holder = await holderOf(tools, names.email(email));
        if (holder && holder !== userId) throw taken();
        const seconds = await takeMail(pool, { recipient: email, of: 'unconfirmed' });
        if (seconds > 0) {
          reply.header('retry-after', seconds);
          return refuse('too_many_requests');
        }
        return send(toAccount(userId, { type: 'RequestEmailChange', data: { changeId: newId(), email } }));
      },
    },
    WithdrawEmailChange: {
      allow: 'signedIn',
      run: ({ principal, send }) => send(toAccount(principal().id, { type: 'WithdrawEmailChange', data: {} })),
    },
    ConfirmEmailChange: {
      allow: 'anyone',
      claims: 'never',
      async run({ body: { token }, ...asked }) {
        const { userId, subject: changeId, side } = await openLink(tools, token);
        const user = await loadUser(tools.store, userId);
        // The link was used before, and the change is done.
        if (user && user.emailChange?.id !== changeId && (await isDone(tools, userId, changeId)))
          return { waitsFor: [] };
        const actor = { kind: 'user', id: userId } as const;
        const approve = toAccount(userId, { type: 'ApproveEmailChange', data: { changeId, side } });
        const approved = personIn((await asked.send({ ...approve, actor })).state) ?? refuse('invalid_input', 'token');
        const waitsFor = approved.emailChange?.waitsFor ?? [];
        if (waitsFor.length === 0) await complete(asked, { userId, changeId }, approved);
        await markUsed(pool, token);
        return { waitsFor: [...waitsFor] };
      },
    },
  };
}

type Change = Readonly<{ userId: string; changeId: string }>;

/** @throws invalid_input if the token is unknown or too old */
async function openLink({ pool }: AccountTools, token: string): Promise<OneTimeToken & Readonly<{ side: EmailSide }>> {
  for (const side of ['old', 'new'] as const) {
    const found = await findOneTimeToken(pool, `change-email-${side}`, token);
    if (found?.isExpired && !found.isUsed) return refuseFields([{ field: 'token', code: 'expired' }]);
    if (found) return { ...found, side };
  }
  return refuseFields([{ field: 'token', code: 'unknown' }]);
}

async function isDone({ store }: AccountTools, userId: string, changeId: string): Promise<boolean> {
  const history = await store.readStream(toAccount(userId, { type: 'WithdrawEmailChange', data: {} }).stream);
  return history.some(
    ({ type, data }) => type === 'EmailChanged' && (data as { changeId?: string }).changeId === changeId,
  );
}
