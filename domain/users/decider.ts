import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { type Grant, givenByHand, noBenefits, type Quotas } from '#domain/kernel/entitlement.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Access } from './contract/access.ts';
import { type AccessCommand, accessAfter, decideAccess } from './decide-access.ts';
import { type AccountChanges, type AccountCommand, decideAccount, evolveAccount } from './decide-account.ts';
import { decideTokens, type HeldTokens, type TokenCommand, tokensAfter } from './decide-tokens.ts';
import type { UserEvent } from './events.ts';

export type User = Readonly<{
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  locale: 'de' | 'en';
  roles: readonly string[];
  emailVerified: boolean;
  firstSteps: FirstSteps;
  /** Benefits in addition to the roles, including ended ones, so that an older message does not restore them. */
  grants?: readonly KnownGrant[];
  /** Absent as long as no admin has opened or closed the account. */
  access?: Access;
}> &
  AccountChanges &
  HeldTokens;

/** Absent fields keep their value. */
type GivenByHand = Readonly<{
  permissions?: readonly string[];
  quotas?: Quotas;
  reason?: string | undefined;
}>;

/** Null: the benefits have ended. */
type KnownGrant = Readonly<{ source: string; basis: number; grant: Grant | null }>;

/** Introductions that a newcomer has not seen yet. */
type FirstSteps = Readonly<{
  showOnboarding: boolean;
  isFirstLogin: boolean;
  showTutorial: boolean;
  tutorialStep: number;
}>;

/** For a person who has just registered, everything is new. */
const allNew: FirstSteps = { showOnboarding: true, isFirstLogin: true, showTutorial: true, tutorialStep: 0 };

/** Null before the registration. After an erasure, the state only records that the person was erased. */
export type Account = User | 'erased' | null;

/** `emailVerified` is true for an address that the operator has verified. */
type Registration = Omit<User, 'firstSteps' | 'grants' | 'access' | keyof AccountChanges | keyof HeldTokens>;
type Erasure = Readonly<{ reason: ErasureGround; note?: string | undefined }>;
type ErasureGround = Extract<UserEvent, { type: 'UserErased' }>['data']['reason'];
export type UserCommand =
  | Message<'RegisterUser', Registration>
  | Message<'SetBenefits', KnownGrant>
  | Message<'EraseUser', Erasure>
  | OwnCommand;

/** Commands that need the account of a person. */
type OwnCommand =
  | Message<'ConfirmEmail', Readonly<{ email: string }>>
  | Message<'ChangeRoles', Readonly<{ roles: readonly string[]; reason?: string | undefined }>>
  | Message<'ChangePassword', Readonly<{ by: 'link' | 'self' }>>
  | Message<'CompleteOnboarding' | 'SeeFirstLogin', Readonly<Record<never, never>>>
  | Message<'MoveTutorial', Readonly<{ to: 'next' | 'end' | 'start' }>>
  | Message<'GiveByHand', GivenByHand>
  | AccessCommand
  | AccountCommand
  | TokenCommand;

/** One person's account. */
export const userDecider: Decider<Account, UserCommand, UserEvent> = {
  initialState: null,

  decide(command, user, now) {
    switch (command.type) {
      case 'RegisterUser': {
        const { email, username, firstName, lastName, locale, roles, emailVerified } = command.data;
        if (user) return refuse('user_exists', 'email');
        const names = { email, username, firstName, lastName };
        const data = { ...names, locale, roles: [...roles], acceptedTermsAt: now.toISOString() };
        const registered: UserEvent = { type: 'UserRegistered', data };
        return emailVerified ? [registered, { type: 'EmailConfirmed', data: { email } }] : [registered];
      }
      case 'SetBenefits':
        // Nobody needs a message about an erased person.
        return user && user !== 'erased' ? decideBenefits(command.data, user) : [];
      case 'EraseUser': {
        if (!user) return refuse('user_not_found');
        const { reason, note } = command.data;
        return user === 'erased' ? [] : [{ type: 'UserErased', data: { reason, ...(note && { note }) } }];
      }
      default:
        return user && user !== 'erased' ? decideOwn(command, user, now) : refuse('user_not_found');
    }
  },

  evolve(user, event) {
    switch (event.type) {
      case 'UserRegistered': {
        const { email, username, firstName, lastName, locale, roles } = event.data;
        return { email, username, firstName, lastName, locale, roles, emailVerified: false, firstSteps: allNew };
      }
      case 'UserErased':
        return 'erased';
      default:
        return user && user !== 'erased' ? evolveUser(user, event) : user;
    }
  },
};

function decideOwn(command: OwnCommand, user: User, now: Date): readonly UserEvent[] {
  switch (command.type) {
    case 'ConfirmEmail': {
      if (user.emailVerified) return [];
      // The address was changed after the mail was sent.
      if (user.email !== command.data.email) return refuse('invalid_input', 'token');
      return [{ type: 'EmailConfirmed', data: { email: user.email } }];
    }
    case 'ChangeRoles': {
      const roles = [...new Set(command.data.roles)];
      const held = new Set(user.roles);
      const isSame = roles.length === held.size && roles.every((role) => held.has(role));
      const { reason } = command.data;
      return isSame ? [] : [{ type: 'RolesChanged', data: { roles, ...(reason && { reason }) } }];
    }
    case 'ChangePassword':
      return [{ type: 'PasswordChanged', data: { by: command.data.by } }];
    case 'CompleteOnboarding':
      return user.firstSteps.showOnboarding ? [{ type: 'OnboardingCompleted', data: {} }] : [];
    case 'SeeFirstLogin':
      return user.firstSteps.isFirstLogin ? [{ type: 'FirstLoginSeen', data: {} }] : [];
    case 'MoveTutorial': {
      const { tutorialStep, showTutorial } = user.firstSteps;
      const data = tutorialAfter(command.data.to, tutorialStep);
      const isSame = data.step === tutorialStep && data.isShown === showTutorial;
      return isSame ? [] : [{ type: 'TutorialMoved', data }];
    }
    case 'GiveByHand':
      return decideByHand(command.data, user);
    case 'ActivateAccount':
    case 'DeactivateAccount':
    case 'VouchForEmail':
    case 'NoteResetMail':
    case 'NoteEndOfSignIns':
      return decideAccess(command, user, now);
    case 'ChangeName':
    case 'ChangeUsername':
    case 'ChangeLocale':
    case 'RequestEmailChange':
    case 'ApproveEmailChange':
    case 'CompleteEmailChange':
    case 'WithdrawEmailChange':
    case 'ChangePicture':
    case 'RemovePicture':
    case 'PairDevice':
    case 'RequestDeletion':
    case 'WithdrawDeletion':
      return decideAccount(command, user, now);
    case 'MakeApiToken':
    case 'RevokeApiToken':
      return decideTokens(command, user, now);
  }
}

function evolveUser(user: User, event: UserEvent): User {
  switch (event.type) {
    case 'EmailConfirmed':
    case 'EmailVouchedFor':
      return { ...user, emailVerified: true };
    case 'RolesChanged':
      return { ...user, roles: event.data.roles };
    case 'OnboardingCompleted':
      return stepped(user, { showOnboarding: false });
    case 'FirstLoginSeen':
      return stepped(user, { isFirstLogin: false });
    case 'TutorialMoved':
      return stepped(user, { tutorialStep: event.data.step, showTutorial: event.data.isShown });
    case 'BenefitsGranted': {
      const { basis, reason: _, ...grant } = event.data;
      return withGrant(user, { source: grant.source, basis, grant });
    }
    case 'BenefitsEnded':
      return withGrant(user, { source: event.data.source, basis: event.data.basis, grant: null });
    case 'AccountActivated':
    case 'AccountDeactivated':
      return { ...user, access: accessAfter(event) };
    case 'ApiTokenMade':
    case 'ApiTokenRevoked':
      return { ...user, ...tokensAfter(user, event) };
    default:
      return evolveAccount(user, event);
  }
}

type NewGrant = KnownGrant & Readonly<{ reason?: string | undefined }>;

function decideBenefits({ source, basis, grant, reason }: NewGrant, { grants = [] }: User): readonly UserEvent[] {
  const said = reason ? { reason } : {};
  const known = grants.find((one) => one.source === source);
  if (known && basis <= known.basis) return [];
  if (canonicalJson(known?.grant ?? null) === canonicalJson(grant)) return [];
  if (!grant) return [{ type: 'BenefitsEnded', data: { source, basis, ...said } }];
  const { benefits, role, until } = grant;
  return [{ type: 'BenefitsGranted', data: { source, benefits, role, until, basis, ...said } }];
}

/** Permissions and quotas from an admin: one grant in addition to purchases. */
function decideByHand({ reason, ...given }: GivenByHand, user: User): readonly UserEvent[] {
  const known = user.grants?.find(({ source }) => source === givenByHand);
  const basis = (known?.basis ?? 0) + 1;
  const before = known?.grant?.benefits ?? noBenefits;
  const benefits = {
    ...before,
    ...(given.quotas && { quotas: given.quotas }),
    ...(given.permissions && { permissions: [...new Set(given.permissions)] }),
  };
  const isEmpty = canonicalJson(benefits) === canonicalJson(noBenefits);
  const grant = isEmpty ? null : { source: givenByHand, benefits, role: null, until: null };
  return decideBenefits({ source: givenByHand, basis, grant, reason }, user);
}

function withGrant(user: User, known: KnownGrant): User {
  return { ...user, grants: [...(user.grants ?? []).filter(({ source }) => source !== known.source), known] };
}

/** Current benefits in addition to the roles. */
export const grantsOf = ({ grants = [] }: Pick<User, 'grants'>): readonly Grant[] =>
  grants.flatMap(({ grant }) => grant ?? []);

/** The person of an account; null if there is none, or none any more. */
export const personIn = (account: Account): User | null => (account === 'erased' ? null : account);

/** One step further; its end hides the tour, its start shows it, both from step 0 (product specification, section 4). */
const tutorialAfter = (to: 'next' | 'end' | 'start', step: number) =>
  to === 'next' ? { step: step + 1, isShown: true } : { step: 0, isShown: to === 'start' };

const stepped = (user: User, seen: Partial<FirstSteps>): User => ({
  ...user,
  firstSteps: { ...user.firstSteps, ...seen },
});
