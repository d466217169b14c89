import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { mostTokens } from './contract/api-tokens.ts';
import { userDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { UserEvent } from './events.ts';

const given = specFor(userDecider);
const { UserRegistered: registered, ApiTokenMade: made, ApiTokenRevoked: revoked } = storedSamples;
const make = { type: 'MakeApiToken', data: made.data } as const;
const revoke = { type: 'RevokeApiToken', data: revoked.data } as const;
const before = new Date('2026-01-01T00:00:00.000Z');
const tokens = (expiresAt: string): UserEvent[] =>
  Array.from({ length: mostTokens }, (_, n) => ({
    type: 'ApiTokenMade',
    data: { ...made.data, tokenId: `${n}`.padStart(32, '0'), expiresAt },
  }));

test('a token is made once and revoked once', () => {
  given(registered).when(make, before).thenEmits(made);
  given(registered, made).when(make, before).thenNothing();
  given(registered, made).when(revoke, before).thenEmits(revoked);
});

test('a token is invalid at its time of expiry', () =>
  given(registered, ...tokens(before.toISOString()))
    .when(make, before)
    .thenEmits(made));

test('revoking one token keeps the others', () => {
  const other = { ...made, data: { ...made.data, tokenId: 'e'.repeat(32) } };
  given(registered, made, other, revoked)
    .when({ type: 'RevokeApiToken', data: { tokenId: other.data.tokenId } })
    .thenEmits({ type: 'ApiTokenRevoked', data: { tokenId: other.data.tokenId } });
  const all = tokens('2026-02-01T00:00:00.000Z');
  given(registered, ...all.slice(1), made, revoked)
    .when(make, before)
    .thenEmits(made);
});

test('an unregistered or erased person has no tokens', () => {
  given().when(make, before).thenRefuses('user_not_found');
  given(registered, storedSamples.UserErased).when(make, before).thenRefuses('user_not_found');
  given(registered, storedSamples.UserErased, made).when(revoke, before).thenRefuses('user_not_found');
});

test('a revoked or unknown token is not found', () => {
  given(registered).when(revoke, before).thenRefuses('not_found');
  given(registered, made, revoked).when(revoke, before).thenRefuses('not_found');
});

test('a person has at most twenty valid tokens', () => {
  given(registered, ...tokens('2026-02-01T00:00:00.000Z'))
    .when(make, before)
    .thenRefuses('too_many_tokens');
  given(registered, ...tokens('2025-12-01T00:00:00.000Z'))
    .when(make, before)
    .thenEmits(made);
});
