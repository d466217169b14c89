import { z } from 'zod';
import { type CommandCall, Locale } from '#domain/kernel/contract.ts';
import { moment } from './parts-contract.ts';

/** What a person says on a page that needs no sign-in. */
const declaration = {
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  contract: z.string().trim().max(500).default(''),
  locale: Locale.default('de'),
};
const declared = {
  method: 'POST',
  answer: z.object({ receivedAt: moment }),
  status: 202,
  errors: ['invalid_input', 'too_many_requests', 'idempotency_mismatch'],
} as const;

export const declarationCommands = {
  /** § 312k BGB: without a sign-in. The answer is the same for everybody; the receipt comes by mail. */
  DeclareCancellation: {
    ...declared,
    path: '/api/Contracts/Cancel',
    body: z.object({
      ...declaration,
      kind: z.enum(['ordinary', 'extraordinary']).default('ordinary'),
      reason: z.string().trim().max(2_000).default(''),
      endsOn: z.iso.date().nullable().default(null),
    }),
  },
  /** § 356a BGB. */
  DeclareWithdrawal: { ...declared, path: '/api/Contracts/Withdraw', body: z.object(declaration) },
} as const satisfies Record<string, CommandCall>;
