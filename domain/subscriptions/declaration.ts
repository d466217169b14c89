import * as z from 'zod/mini';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { Message, MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import type { SamplesOf } from '#domain/kernel/stored-sample.ts';

const ofOwner = personal(z.string(), { field: 'ownerId' });
/** The contract that a declaration is about. */
const contract = { customerId: Id, subscriptionId: Id };

/** A cancellation or withdrawal on a page without a sign-in: the stream is `declaration-<id>`. */
export const declarationEvents = {
  /** `ownerId`: the person with this address, or the declaration itself if nobody has it. */
  DeclarationReceived: z.object({
    kind: z.enum(['cancellation', 'withdrawal']),
    ownerId: Id,
    name: ofOwner,
    email: ofOwner,
    /** The person's description of the contract. */
    contract: ofOwner,
    reason: ofOwner,
    isExtraordinary: z.boolean(),
    endsOn: z.nullable(z.iso.date()),
    locale: z.enum(['de', 'en']),
    /** The running contract of the person with this address. */
    found: z.nullable(z.object(contract)),
    receivedAt: z.iso.datetime(),
  }),
  /** The person proved ownership: they opened the link in the mail to the contract's address, or were signed in. */
  DeclarationConfirmed: z.object({ by: z.enum(['link', 'sign_in']) }),
  /** `when` is null for a withdrawal, which ends a contract at once. */
  DeclarationAccepted: z.object({
    ...contract,
    when: z.nullable(z.enum(['period_end', 'now'])),
    by: z.enum(['customer', 'operator']),
  }),
  /** The contract's state or the law does not allow it as it is: the operator has to examine it. */
  DeclarationHeld: z.object({}),
  DeclarationCarriedOut: z.object({}),
  /** The operator examined it, without an effect. Its link still works. */
  DeclarationDismissed: z.object({ note: ofOwner, ownerId: Id }),
};
export type DeclarationEvent = MessageOf<typeof declarationEvents>;
export type DeclarationEvents = { [E in DeclarationEvent as E['type']]: E['data'] };

export type Declaration = Readonly<{
  received: DeclarationEvents['DeclarationReceived'];
  isConfirmed: boolean;
  accepted: DeclarationEvents['DeclarationAccepted'] | null;
  state: 'open' | 'accepted' | 'done' | 'dismissed';
}>;

type Acceptance = Omit<DeclarationEvents['DeclarationAccepted'], 'by'>;

export type DeclarationCommand =
  | Message<'ReceiveDeclaration', DeclarationEvents['DeclarationReceived'] & Readonly<{ isSignedIn: boolean }>>
  | Message<'ConfirmDeclaration'>
  | Message<'AcceptDeclaration', Acceptance>
  | Message<'SettleDeclaration', Readonly<{ isDone: boolean }>>
  | Message<'DismissDeclaration', Readonly<{ note: string }>>;

export const declarationDecider: Decider<Declaration | null, DeclarationCommand, DeclarationEvent> = {
  initialState: null,

  decide(command, declaration) {
    if (command.type === 'ReceiveDeclaration') {
      if (declaration) return [];
      const { isSignedIn, ...received } = command.data;
      const event: DeclarationEvent = { type: 'DeclarationReceived', data: received };
      return isSignedIn ? [event, ...confirmed(received, 'sign_in')] : [event];
    }
    if (!declaration) return refuse('not_found');
    const { state, received, isConfirmed } = declaration;
    switch (command.type) {
      case 'ConfirmDeclaration':
        // A link proves only ownership of the contract that it was sent for.
        return isConfirmed || received.found === null || isEnding(state) ? [] : confirmed(received, 'link');
      case 'AcceptDeclaration': {
        const { customerId, subscriptionId, when } = command.data;
        if (isEnding(state)) return refuse('conflict');
        return [{ type: 'DeclarationAccepted', data: { customerId, subscriptionId, when, by: 'operator' } }];
      }
      case 'SettleDeclaration':
        if (state !== 'accepted') return [];
        return [{ type: command.data.isDone ? 'DeclarationCarriedOut' : 'DeclarationHeld', data: {} }];
      case 'DismissDeclaration': {
        if (state === 'dismissed') return [];
        if (isEnding(state)) return refuse('conflict');
        const { ownerId } = received;
        return [{ type: 'DeclarationDismissed', data: { note: command.data.note, ownerId } }];
      }
    }
  },

  evolve(declaration, { type, data }) {
    if (type === 'DeclarationReceived')
      return { received: data, isConfirmed: false, accepted: null, state: 'open' } as const;
    if (!declaration) return null;
    switch (type) {
      case 'DeclarationConfirmed':
        return { ...declaration, isConfirmed: true, state: 'open' };
      case 'DeclarationAccepted':
        return { ...declaration, accepted: data, state: 'accepted' };
      case 'DeclarationHeld':
        return { ...declaration, accepted: null, state: 'open' };
      case 'DeclarationCarriedOut':
        return { ...declaration, state: 'done' };
      case 'DeclarationDismissed':
        return { ...declaration, state: 'dismissed' };
    }
  },
};

const isEnding = (state: Declaration['state']): boolean => state === 'accepted' || state === 'done';

/** Only an ordinary cancellation without a date takes effect automatically: a person has to read a reason. */
function confirmed(
  { kind, found, isExtraordinary, endsOn }: DeclarationEvents['DeclarationReceived'],
  by: 'link' | 'sign_in',
): readonly DeclarationEvent[] {
  const event: DeclarationEvent = { type: 'DeclarationConfirmed', data: { by } };
  if (!found || isExtraordinary || endsOn !== null) return [event];
  const when = kind === 'cancellation' ? 'period_end' : null;
  return [event, { type: 'DeclarationAccepted', data: { ...found, when, by: 'customer' } }];
}

export const declarationSamples: SamplesOf<DeclarationEvent> = {
  DeclarationReceived: {
    type: 'DeclarationReceived',
    data: {
      kind: 'cancellation',
      ownerId: 'a'.repeat(32),
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      contract: 'Premium',
      reason: 'Umzug ins Ausland',
      isExtraordinary: true,
      endsOn: '2026-12-31',
      locale: 'de',
      found: { customerId: 'a'.repeat(32), subscriptionId: 'c'.repeat(32) },
      receivedAt: '2026-11-01T09:00:00.000Z',
    },
  },
  DeclarationConfirmed: { type: 'DeclarationConfirmed', data: { by: 'link' } },
  DeclarationAccepted: {
    type: 'DeclarationAccepted',
    data: { customerId: 'a'.repeat(32), subscriptionId: 'c'.repeat(32), when: 'period_end', by: 'customer' },
  },
  DeclarationHeld: { type: 'DeclarationHeld', data: {} },
  DeclarationCarriedOut: { type: 'DeclarationCarriedOut', data: {} },
  DeclarationDismissed: {
    type: 'DeclarationDismissed',
    data: { note: 'Die Person hat keinen Vertrag.', ownerId: 'a'.repeat(32) },
  },
};
