import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Access, isActiveAt, openAccess } from './contract/access.ts';
import type { UserEvent } from './events.ts';

type AccessReason = Readonly<{ reason?: string | undefined }>;

/** Commands of an admin about a person's account. */
export type AccessCommand =
  | Message<'ActivateAccount', AccessReason & Readonly<{ until: string | null }>>
  | Message<'DeactivateAccount', Readonly<{ reason: string }>>
  | Message<'VouchForEmail' | 'NoteResetMail' | 'NoteEndOfSignIns', AccessReason>;

type Restrictable = Readonly<{ email: string; emailVerified: boolean; access?: Access }>;

/** The default before any admin's decision: everybody may sign in. */
export const accessOf = ({ access = openAccess }: Pick<Restrictable, 'access'>): Access => access;

export function decideAccess({ type, data }: AccessCommand, user: Restrictable, now: Date): readonly UserEvent[] {
  const access = accessOf(user);
  const said = data.reason ? { reason: data.reason } : {};
  switch (type) {
    case 'ActivateAccount': {
      if (data.until !== null && new Date(data.until) <= now) return refuse('invalid_input', 'until');
      if (access.isActive && access.until === data.until) return [];
      return [{ type: 'AccountActivated', data: { until: data.until, ...said } }];
    }
    case 'DeactivateAccount':
      return access.isActive ? [{ type: 'AccountDeactivated', data: { reason: data.reason } }] : [];
    case 'VouchForEmail':
      return user.emailVerified ? [] : [{ type: 'EmailVouchedFor', data: { email: user.email, ...said } }];
    case 'NoteResetMail':
      if (!isActiveAt(access, now)) return refuse('user_not_active');
      return [{ type: 'PasswordResetSent', data: said }];
    case 'NoteEndOfSignIns':
      return [{ type: 'SignInsEnded', data: said }];
  }
}

type AccessEvent = Extract<UserEvent, { type: 'AccountActivated' | 'AccountDeactivated' }>;

export const accessAfter = ({ type, data }: AccessEvent): Access =>
  type === 'AccountActivated' ? { isActive: true, until: data.until } : { isActive: false, until: null };
