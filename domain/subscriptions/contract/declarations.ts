import * as z from 'zod/mini';
import { type CommandCall, Locale, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { byId, moment } from './parts.ts';

/** A person's declaration on a page without a sign-in. */
const declaration = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.email().check(z.maxLength(254)),
  contract: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  locale: z._default(Locale, 'de'),
};
/** `withdrawal` ends a contract at once and refunds everything. */
export const DeclarationKind = z.enum(['cancellation', 'withdrawal']);
export type DeclarationKind = z.infer<typeof DeclarationKind>;

const declared = {
  method: 'POST',
  answer: z.object({ receivedAt: moment }),
  status: 202,
  errors: ['invalid_input', 'too_many_requests', 'idempotency_mismatch'],
} as const;

const ofOperator = {
  method: 'POST',
  ...byId,
  answer: Nothing,
  status: 204,
  errors: ['invalid_input', 'not_found', 'access_denied', 'conflict', 'idempotency_mismatch'],
} as const;

export const declarationCommands = {
  /** § 312k BGB: without a sign-in. The answer is the same for everybody; the confirmation of receipt comes by mail. */
  DeclareCancellation: {
    ...declared,
    path: '/api/Contracts/Cancel',
    body: z.object({
      ...declaration,
      kind: z._default(z.enum(['ordinary', 'extraordinary']), 'ordinary'),
      reason: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
      endsOn: z._default(z.nullable(z.iso.date()), null),
    }),
  },
  /** § 356a BGB. */
  DeclareWithdrawal: { ...declared, path: '/api/Contracts/Withdraw', body: z.object(declaration) },
  /** The link in the mail to the contract's address. A repeat returns the same answer. It never expires. */
  ConfirmDeclaration: {
    method: 'POST',
    path: '/api/Contracts/Confirm',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    answer: z.object({ kind: DeclarationKind, receivedAt: moment }),
    status: 200,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** For the operator. The contract is that of the account with this address, or the one in `found`. */
  AcceptDeclaration: {
    ...ofOperator,
    path: '/api/Contracts/Declarations/:id/Accept',
    body: z.object({
      email: z._default(z.union([z.literal(''), z.email().check(z.maxLength(254))]), ''),
      when: z.enum(['period_end', 'now']),
    }),
    errors: [...ofOperator.errors, 'no_user_with_this_email'],
  },
  /** The declaration has no effect; the note says why. */
  DismissDeclaration: {
    ...ofOperator,
    path: '/api/Contracts/Declarations/:id/Dismiss',
    body: z.object({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  },
} as const satisfies Record<string, CommandCall>;

const declarationStates = ['open', 'accepted', 'done', 'dismissed'] as const;

/** A cancellation or withdrawal, for the operator. */
export const Declaration = z.object({
  id: Id,
  kind: DeclarationKind,
  state: z.enum(declarationStates),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.string(),
  isExtraordinary: z.boolean(),
  endsOn: z.nullable(z.iso.date()),
  receivedAt: moment,
  /** The customer opened the link or was signed in. */
  isConfirmed: z.boolean(),
  /** The declaration was accepted, but the contract did not allow it. */
  isHeld: z.boolean(),
  /** The running contract of the person with this address. */
  found: z.nullable(z.object({ customerName: z.string(), plan: z.string(), periodEnd: moment })),
  note: z.string(),
});
export type Declaration = z.infer<typeof Declaration>;

/** Open ones first, the oldest at the top; then the last hundred others. */
export const declarationList = {
  method: 'GET',
  path: '/api/Contracts/Declarations',
  name: 'declaration-list',
  query: z.object({ show: z._default(z.enum(['open', 'closed']), 'open') }),
  answer: z.array(Declaration),
  errors: ['access_denied'],
} as const satisfies QueryCall;
