import type * as z from 'zod/mini';
import { holderOf, loadUser, reservedNames } from '#command-api/users/for-others.ts';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import { administersSales } from '#domain/products/contract/permission.ts';
import { streamOf } from '#domain/stream-names.ts';
import { liveSubscription } from '#domain/subscriptions/contract/account.ts';
import type { declarationCommands } from '#domain/subscriptions/contract/declarations.ts';
import { type DeclarationCommand, declarationDecider } from '#domain/subscriptions/declaration.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { bearerOf, permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { companyIdOf } from '../companies/for-others.ts';
import { buyerFor } from './buyers.ts';
import { declarationLinks } from './declaration-links.ts';
import { loadAccount } from './stored-account.ts';

type Calls = typeof declarationCommands;
type Body = z.output<Calls['DeclareCancellation' | 'DeclareWithdrawal']['body']>;
type Received = Extract<DeclarationCommand, { type: 'ReceiveDeclaration' }>['data'];
type Contract = NonNullable<Received['found']>;

/**
 * The two buttons that the law requires, for people who are not signed in. Everybody gets the same answer, and a receipt by
 * mail immediately. The contract changes when the customer opens the link in that mail or the operator accepts the declaration.
 */
export function declarationCalls(tools: CommandTools): CommandHandlers<Calls> {
  const { store, tokens, secrets } = tools;
  const throttle = { max: tools.settings.MAIL_LIMIT, minutes: 60 };

  async function personWith(email: string): Promise<string | null> {
    const names = reservedNames(await secrets('reservations'));
    return holderOf(tools, names.email(email));
  }

  /** The person's running contract, else that of the company that they own or manage. */
  async function contractOf(personId: string): Promise<Contract | null> {
    if (!(await loadUser(store, personId))) return null;
    const own = liveSubscription(await loadAccount({ store }, personId));
    if (own) return { customerId: personId, subscriptionId: own.subscriptionId };
    const companyId = await companyIdOf(tools, personId);
    if (companyId === null) return null;
    const buyer = await buyerFor({ store }, personId, companyId).catch(() => null);
    const company = buyer && liveSubscription(await loadAccount({ store }, companyId));
    return company ? { customerId: companyId, subscriptionId: company.subscriptionId } : null;
  }

  async function isSignedInAs({ request }: Pick<CallContext, 'request'>, personId: string | null): Promise<boolean> {
    const verified = await tokens.verify(bearerOf(request) ?? '');
    return typeof verified === 'object' && verified.userId === personId;
  }

  async function receive(
    { kind, body, ...asked }: CallContext & Readonly<{ kind: Received['kind']; body: Body }>,
    said: Pick<Received, 'isExtraordinary' | 'reason' | 'endsOn'>,
  ) {
    const id = derivedId(asked.cause.commandId, 'declaration');
    const personId = await personWith(body.email);
    const { name, email, contract, locale } = body;
    const data = {
      ...{ kind, ownerId: personId ?? id, name, email, contract, locale, ...said },
      ...{ found: personId === null ? null : await contractOf(personId), receivedAt: new Date().toISOString() },
      isSignedIn: await isSignedInAs(asked, personId),
    };
    const command = { type: 'ReceiveDeclaration', data } as const;
    const { state } = await asked.send({ stream: streamOf('declaration', id), decider: declarationDecider, command });
    return { receivedAt: state?.received.receivedAt ?? data.receivedAt };
  }

  return {
    DeclareCancellation: {
      allow: 'anyone',
      throttle,
      run({ body, ...asked }) {
        const { kind, reason, endsOn } = body;
        return receive(
          { kind: 'cancellation', body, ...asked },
          { isExtraordinary: kind === 'extraordinary', reason, endsOn },
        );
      },
    },
    DeclareWithdrawal: {
      allow: 'anyone',
      throttle,
      run: ({ body, ...asked }) =>
        receive({ kind: 'withdrawal', body, ...asked }, { isExtraordinary: false, reason: '', endsOn: null }),
    },
    ConfirmDeclaration: {
      allow: 'anyone',
      claims: 'never',
      throttle: { max: 60, minutes: 10 },
      async run({ body: { token }, send }) {
        const id = (await declarationLinks(secrets)).read(token);
        if (id === undefined) return refuseFields([{ field: 'token', code: 'unknown' }]);
        const stream = streamOf('declaration', id);
        const command = { type: 'ConfirmDeclaration', data: {} } as const;
        const { state } = await send({ stream, decider: declarationDecider, command });
        const { kind, receivedAt } = state?.received ?? refuse('not_found');
        return { kind, receivedAt };
      },
    },
    AcceptDeclaration: {
      allow: permitted(administersSales),
      async run({ params: { id }, body: { email, when }, send }) {
        const stream = streamOf('declaration', id);
        const { received } = (await storedState(store, stream, declarationDecider)) ?? refuse('not_found');
        const contract = email === '' ? received.found : await contractAt(email);
        const data = {
          ...(contract ?? refuse('conflict', 'email')),
          when: received.kind === 'withdrawal' ? null : when,
        };
        await send({ stream, decider: declarationDecider, command: { type: 'AcceptDeclaration', data } });
      },
    },
    DismissDeclaration: {
      allow: permitted(administersSales),
      async run({ params: { id }, body: { note }, send }) {
        const command = { type: 'DismissDeclaration', data: { note } } as const;
        await send({ stream: streamOf('declaration', id), decider: declarationDecider, command });
      },
    },
  };

  async function contractAt(email: string): Promise<Contract | null> {
    const personId = await personWith(email);
    return contractOf(personId ?? refuse('no_user_with_this_email', 'email'));
  }
}
