import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, DemoRole, Locale, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { accountCommands } from './account.ts';
import { apiTokenCommands } from './api-tokens.ts';
import { deviceCommands } from './device.ts';
import { UserData } from './person.ts';

/** The refresh token is null if the `refresh` cookie carries it (header `X-Client: web`). */
const Tokens = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()) });

/** Only limited in length here: `registrationFaults` checks all fields together, so that the person gets all faults at once. */
const Field = z._default(z.string().check(z.maxLength(1_000)), '');

/** May manage other accounts. */
export const administersUsers = 'administration:users';

const ResetRequest = z.object({ email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) });
const NewPassword = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  password: z.string().check(z.maxLength(1_000)),
  confirmPassword: z.string().check(z.maxLength(1_000)),
});

const firstStep = <Path extends string>(path: Path) =>
  ({ method: 'PATCH', path, body: z.nullish(z.object({})), answer: Nothing, status: 204, errors: [] }) as const;

export const userCommands = {
  ...accountCommands,
  ...deviceCommands,
  ...apiTokenCommands,
  /** For a waiting device: its tokens, once somebody has approved it. Until then `authorization_pending`. */
  RequestDeviceToken: {
    method: 'POST',
    path: '/api/Account/RequestDeviceToken',
    body: z.object({ deviceCode: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.extend(Tokens, { userData: UserData }),
    status: 200,
    errors: [
      'invalid_input',
      'authorization_pending',
      'slow_down',
      'expired_token',
      'access_denied',
      'device_token_failed',
      'user_not_active',
      'too_many_requests',
    ],
  },
  Register: {
    method: 'POST',
    path: '/api/Account/Register',
    body: z.object({
      firstName: Field,
      lastName: Field,
      email: Field,
      username: Field,
      password: Field,
      confirmPassword: Field,
      acceptTerms: z._default(z.boolean(), false),
      locale: z._default(Locale, 'de'),
    }),
    /** `emailToken` requests the mail again; it confirms nothing. */
    answer: z.object({ user: UserData, emailToken: z.string() }),
    status: 201,
    errors: ['invalid_input', 'user_exists', 'too_many_requests', 'not_ready'],
  },
  Login: {
    method: 'POST',
    path: '/api/Account/Login',
    body: z.object({
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(1024)),
      from: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.extend(Tokens, { userData: UserData }),
    status: 200,
    errors: ['password_incorrect', 'EMAIL_NOT_VERIFIED', 'user_not_active', 'too_many_requests', 'not_ready'],
  },
  /** Signs in as one of the demo's people, without a password. Outside of a demo it is not found. */
  SignInToDemo: {
    method: 'POST',
    path: '/api/Demo/SignIn',
    body: z.object({ as: DemoRole }),
    answer: z.extend(Tokens, { userData: UserData }),
    status: 200,
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
  },
  RefreshJwt: {
    method: 'POST',
    path: '/api/Account/RefreshJwt',
    body: z.object({
      token: z.nullish(z.string().check(z.maxLength(4096))),
      refreshToken: z.nullish(z.string().check(z.maxLength(512))),
    }),
    answer: Tokens,
    status: 200,
    errors: ['unauthorized'],
  },
  Logout: {
    method: 'POST',
    path: '/api/Account/Logout',
    body: z.object({ refreshToken: z.nullish(z.string().check(z.maxLength(512))) }),
    answer: Nothing,
    status: 204,
    errors: [],
  },
  SendEmailVerification: {
    method: 'POST',
    path: '/api/Account/SendEmailVerification',
    body: z.object({ emailToken: z.optional(z.string().check(z.maxLength(2048))) }),
    answer: Nothing,
    status: 204,
    errors: ['unauthorized', 'too_many_requests'],
  },
  ConfirmEmail: {
    method: 'POST',
    path: '/api/Account/ConfirmEmail',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
    answer: z.object({ emailVerified: z.literal(true) }),
    status: 200,
    errors: ['invalid_input'],
  },
  /** Sends a link for setting a new password. The answer is the same whether or not there is such an account. */
  MakePasswordReset: {
    method: 'POST',
    path: '/api/Account/MakePasswordReset',
    body: ResetRequest,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** Sets a new password with the token of the mailed link, and ends every sign-in. */
  ResetPassword: {
    method: 'POST',
    path: '/api/Account/ResetPassword',
    body: NewPassword,
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** `MakePasswordReset` or `ResetPassword`, depending on the body. */
  MakePasswordResetResetPassword: {
    method: 'POST',
    path: '/api/Account/MakePasswordResetResetPassword',
    body: z.union([NewPassword, ResetRequest]),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests'],
  },
  CompleteOnboarding: firstStep('/api/Users/CompleteOnboarding'),
  SetFirstLogin: firstStep('/api/Users/SetFirstLogin'),
  /** The guided tour: one step further, to its end, or back to its start. */
  Advance: firstStep('/api/Users/Advance'),
  Complete: firstStep('/api/Users/Complete'),
  Reset: firstStep('/api/Users/Reset'),
  /** Ends one of the person's sign-ins, here or elsewhere. Its tokens are refused from then on. */
  EndSignIn: {
    method: 'DELETE',
    path: '/api/Users/SignIns/:id',
    params: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
  /** Ends all sign-ins of the person except the caller's. */
  EndOtherSignIns: {
    method: 'DELETE',
    path: '/api/Users/SignIns',
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: [],
  },
  /** The new permissions, from all of their roles. */
  ChangeRoles: {
    method: 'PUT',
    path: '/api/Admin/Users/:id/Roles',
    params: z.object({ id: Id }),
    body: z.object({
      roles: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(40)),
      reason: z.optional(Reason),
    }),
    /** `confirmationId`: a second admin has to confirm it first, and the roles are unchanged so far. */
    answer: z.object({ id: Id, roles: z.array(z.string()), confirmationId: z.optional(Id) }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'last_admin', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

/** A person's sign-ins, the latest first. Unknown facts about the client are null. */
export const signInList = {
  method: 'GET',
  path: '/api/Users/SignIns',
  name: 'sign-in-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      /** Name that a paired device gave itself. */
      name: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      device: z.enum(['desktop', 'phone', 'tablet', 'other']),
      signedInAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
} as const satisfies QueryCall;
