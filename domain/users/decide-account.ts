import { dayMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { deletionDays, emailChangeHours } from './contract/account.ts';
import type { EmailSide, UserEvent } from './events.ts';

type Events = { [E in UserEvent as E['type']]: E['data'] };
type Picture = Events['ProfilePictureChanged']['picture'];
type Empty = Readonly<Record<never, never>>;

/** Changes of the account after registration. Absent: never changed. */
export type AccountChanges = Readonly<{
  /** An address that waits for its confirmations. */
  emailChange?: EmailChange | null;
  picture?: Picture | null;
  /** When the account will be erased. */
  deletion?: Readonly<{ id: string; erasesAt: string }> | null;
}>;

type EmailChange = Readonly<{
  id: string;
  email: string;
  /** Sides that still have to confirm. */
  waitsFor: readonly EmailSide[];
  expiresAt: string;
}>;

/** The fields of an account that can be changed. */
type Changeable = AccountChanges &
  Readonly<{
    email: string;
    emailVerified: boolean;
    username: string;
    firstName: string;
    lastName: string;
    locale: 'de' | 'en';
  }>;

export type AccountCommand =
  | Message<'ChangeName', Events['NameChanged']>
  | Message<'ChangeUsername', Events['UsernameChanged']>
  | Message<'ChangeLocale', Events['LocaleChanged']>
  | Message<'RequestEmailChange', Readonly<{ changeId: string; email: string }>>
  | Message<'ApproveEmailChange', Events['EmailChangeApproved']>
  /** Changes the address once all sides have confirmed it, if nobody else has it. */
  | Message<'CompleteEmailChange', Readonly<{ changeId: string }>>
  | Message<'WithdrawEmailChange', Empty>
  | Message<'ChangePicture', Events['ProfilePictureChanged']>
  | Message<'RemovePicture', Empty>
  | Message<'PairDevice', Events['DevicePaired']>
  | Message<'RequestDeletion', Readonly<{ deletionId: string }>>
  | Message<'WithdrawDeletion', Empty>;

export function decideAccount(command: AccountCommand, user: Changeable, now: Date): readonly UserEvent[] {
  switch (command.type) {
    case 'ChangeName': {
      const { firstName, lastName } = command.data;
      if (firstName === user.firstName && lastName === user.lastName) return [];
      return [{ type: 'NameChanged', data: { firstName, lastName } }];
    }
    case 'ChangeUsername':
      return command.data.username === user.username ? [] : [{ type: 'UsernameChanged', data: command.data }];
    case 'ChangeLocale':
      return command.data.locale === user.locale ? [] : [{ type: 'LocaleChanged', data: command.data }];
    case 'RequestEmailChange':
    case 'ApproveEmailChange':
    case 'CompleteEmailChange':
    case 'WithdrawEmailChange':
      return decideEmailChange(command, user, now);
    case 'ChangePicture':
      if (command.data.picture.address === user.picture?.address) return [];
      return [{ type: 'ProfilePictureChanged', data: command.data }];
    case 'RemovePicture':
      return user.picture ? [{ type: 'ProfilePictureRemoved', data: {} }] : [];
    case 'PairDevice':
      return [{ type: 'DevicePaired', data: command.data }];
    case 'RequestDeletion': {
      if (user.deletion) return [];
      const erasesAt = new Date(now.getTime() + deletionDays * dayMs).toISOString();
      return [{ type: 'DeletionRequested', data: { deletionId: command.data.deletionId, erasesAt } }];
    }
    case 'WithdrawDeletion':
      return user.deletion ? [{ type: 'DeletionWithdrawn', data: { deletionId: user.deletion.id } }] : [];
  }
}

type EmailCommand = Extract<AccountCommand, { type: `${string}EmailChange` }>;

function decideEmailChange(command: EmailCommand, user: Changeable, now: Date): readonly UserEvent[] {
  const { email, emailVerified, emailChange: change } = user;
  if (command.type === 'WithdrawEmailChange')
    return change ? [{ type: 'EmailChangeWithdrawn', data: { changeId: change.id } }] : [];
  if (command.type === 'RequestEmailChange') {
    const { changeId, email: wanted } = command.data;
    if (wanted.toLowerCase() === email.toLowerCase()) return refuse('invalid_input', 'email');
    const expiresAt = new Date(now.getTime() + (emailChangeHours / 24) * dayMs).toISOString();
    // An address that was never confirmed may be mistyped. Its side could not confirm, so it is not asked.
    const sides: EmailSide[] = emailVerified ? ['old', 'new'] : ['new'];
    const requested: UserEvent = { type: 'EmailChangeRequested', data: { changeId, email: wanted, sides, expiresAt } };
    return change ? [{ type: 'EmailChangeWithdrawn', data: { changeId: change.id } }, requested] : [requested];
  }
  const { changeId } = command.data;
  if (change?.id !== changeId || change.expiresAt <= now.toISOString()) return refuse('invalid_input', 'token');
  if (command.type === 'ApproveEmailChange') {
    const { side } = command.data;
    return change.waitsFor.includes(side) ? [{ type: 'EmailChangeApproved', data: { changeId, side } }] : [];
  }
  if (change.waitsFor.length > 0) return refuse('conflict');
  return [{ type: 'EmailChanged', data: { changeId, email: change.email } }];
}

/** Unknown events change nothing: a newer version may have written them. */
export function evolveAccount<User extends Changeable>(user: User, event: UserEvent): User {
  switch (event.type) {
    case 'NameChanged':
    case 'UsernameChanged':
    case 'LocaleChanged':
    case 'ProfilePictureChanged':
      return { ...user, ...event.data };
    case 'ProfilePictureRemoved':
      return { ...user, picture: null };
    case 'EmailChangeRequested': {
      const { changeId, email, sides, expiresAt } = event.data;
      return { ...user, emailChange: { id: changeId, email, waitsFor: sides, expiresAt } };
    }
    case 'EmailChangeApproved': {
      const change = user.emailChange;
      const waitsFor = change?.waitsFor.filter((side) => side !== event.data.side) ?? [];
      return change ? { ...user, emailChange: { ...change, waitsFor } } : user;
    }
    case 'EmailChangeWithdrawn':
      return { ...user, emailChange: null };
    case 'EmailChanged':
      return { ...user, email: event.data.email, emailVerified: true, emailChange: null };
    case 'DeletionRequested':
      return { ...user, deletion: { id: event.data.deletionId, erasesAt: event.data.erasesAt } };
    case 'DeletionWithdrawn':
      return { ...user, deletion: null };
    default:
      return user;
  }
}
