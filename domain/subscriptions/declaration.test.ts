import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type DeclarationEvent, type DeclarationEvents, declarationDecider } from './declaration.ts';

const given = specFor(declarationDecider);
const found = { customerId: 'a'.repeat(32), subscriptionId: 'c'.repeat(32) };

type Received = DeclarationEvents['DeclarationReceived'];
const said = (change: Partial<Received> = {}): Received => ({
  ...{ kind: 'cancellation', ownerId: 'a'.repeat(32), name: 'Ada', email: 'ada@example.org', contract: '' },
  ...{ reason: '', isExtraordinary: false, endsOn: null, locale: 'de', found },
  ...{ receivedAt: '2026-11-01T09:00:00.000Z', ...change },
});
const received = (change: Partial<Received> = {}): DeclarationEvent => ({
  type: 'DeclarationReceived',
  data: said(change),
});
const confirmed = (by: 'link' | 'sign_in'): DeclarationEvent => ({ type: 'DeclarationConfirmed', data: { by } });
const accepted = (when: 'period_end' | 'now' | null, by: 'customer' | 'operator'): DeclarationEvent => ({
  type: 'DeclarationAccepted',
  data: { ...found, when, by },
});
const receive = (isSignedIn: boolean, change: Partial<Received> = {}) =>
  ({ type: 'ReceiveDeclaration', data: { ...said(change), isSignedIn } }) as const;
const confirm = { type: 'ConfirmDeclaration', data: {} } as const;
const accept = (when: 'period_end' | 'now' | null) =>
  ({ type: 'AcceptDeclaration', data: { ...found, when } }) as const;
const dismiss = { type: 'DismissDeclaration', data: { note: 'No contract.' } } as const;
const dismissed: DeclarationEvent = {
  type: 'DeclarationDismissed',
  data: { note: 'No contract.', ownerId: 'a'.repeat(32) },
};

describe('a declaration', () => {
  test('is received once; earlier commands are refused', () => {
    given(received()).when(receive(false)).thenNothing();
    for (const command of [confirm, accept('now'), dismiss]) given().when(command).thenRefuses('not_found');
    given(confirmed('link')).when(confirm).thenRefuses('not_found');
  });

  test('without a sign-in changes no contract', () => given().when(receive(false)).thenEmits(received()));

  test('of the signed-in customer takes effect', () =>
    given().when(receive(true)).thenEmits(received(), confirmed('sign_in'), accepted('period_end', 'customer')));

  test('takes effect by the link once', () => {
    given(received()).when(confirm).thenEmits(confirmed('link'), accepted('period_end', 'customer'));
    given(received(), confirmed('link'), accepted('period_end', 'customer')).when(confirm).thenNothing();
  });

  test('of a withdrawal has no choice of the end', () =>
    given(received({ kind: 'withdrawal' }))
      .when(confirm)
      .thenEmits(confirmed('link'), accepted(null, 'customer')));

  test('with a reason or its own date is confirmed by the link and then waits for the operator', () => {
    given(received({ isExtraordinary: true }))
      .when(confirm)
      .thenEmits(confirmed('link'));
    given(received({ endsOn: '2026-12-24' }))
      .when(confirm)
      .thenEmits(confirmed('link'));
    given(received({ isExtraordinary: true }), confirmed('link'))
      .when(confirm)
      .thenNothing();
  });

  test('without a contract waits for the operator', () => {
    given(received({ found: null }))
      .when(confirm)
      .thenNothing();
    given(received({ found: null }))
      .when(accept('now'))
      .thenEmits(accepted('now', 'operator'));
  });

  test('that the contract did not allow waits for the operator again', () => {
    const held: DeclarationEvent = { type: 'DeclarationHeld', data: {} };
    const asked = [received(), confirmed('link'), accepted('period_end', 'customer')];
    given(...asked)
      .when({ type: 'SettleDeclaration', data: { isDone: false } })
      .thenEmits(held);
    given(...asked, held)
      .when(accept('now'))
      .thenEmits(accepted('now', 'operator'));
    given(...asked, held)
      .when(dismiss)
      .thenEmits(dismissed);
    given(...asked, held)
      .when({ type: 'SettleDeclaration', data: { isDone: true } })
      .thenNothing();
  });

  test('that was set aside still takes effect by its link', () => {
    given(received()).when(dismiss).thenEmits(dismissed);
    given(received(), dismissed).when(dismiss).thenNothing();
    given(received(), dismissed).when(confirm).thenEmits(confirmed('link'), accepted('period_end', 'customer'));
    // A declaration with a reason goes to the operator.
    given(received({ isExtraordinary: true }), dismissed, confirmed('link'))
      .when(dismiss)
      .thenEmits(dismissed);
  });

  test('that was carried out can neither be accepted again nor set aside', () => {
    const under = [received(), confirmed('link'), accepted('period_end', 'customer')];
    const carriedOut: DeclarationEvent = { type: 'DeclarationCarriedOut', data: {} };
    const settle = { type: 'SettleDeclaration', data: { isDone: true } } as const;
    given(...under)
      .when(settle)
      .thenEmits(carriedOut);
    for (const history of [under, [...under, carriedOut]]) {
      given(...history)
        .when(accept('now'))
        .thenRefuses('conflict');
      given(...history)
        .when(dismiss)
        .thenRefuses('conflict');
      given(...history)
        .when(confirm)
        .thenNothing();
    }
    given(...under, carriedOut)
      .when(settle)
      .thenNothing();
  });
});
