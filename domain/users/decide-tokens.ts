import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { mostTokens } from './contract/api-tokens.ts';
import type { UserEvent } from './events.ts';

type Events = { [E in UserEvent as E['type']]: E['data'] };

/** Tokens that were not revoked, including expired ones. Absent if there never was one. */
export type HeldTokens = Readonly<{ apiTokens?: readonly Readonly<{ id: string; expiresAt: string }>[] }>;

export type TokenCommand =
  | Message<'MakeApiToken', Events['ApiTokenMade']>
  | Message<'RevokeApiToken', Events['ApiTokenRevoked']>;

/** Tokens with which programs act for a person. */
export function decideTokens(command: TokenCommand, { apiTokens = [] }: HeldTokens, now: Date): readonly UserEvent[] {
  const { tokenId } = command.data;
  const isHeld = apiTokens.some(({ id }) => id === tokenId);
  if (command.type === 'RevokeApiToken')
    return isHeld ? [{ type: 'ApiTokenRevoked', data: { tokenId } }] : refuse('not_found');
  if (isHeld) return [];
  const alive = apiTokens.filter(({ expiresAt }) => new Date(expiresAt) > now);
  if (alive.length >= mostTokens) return refuse('too_many_tokens');
  const { name, scope, expiresAt } = command.data;
  return [{ type: 'ApiTokenMade', data: { tokenId, name, scope, expiresAt } }];
}

type TokenEvent = Extract<UserEvent, { type: 'ApiTokenMade' | 'ApiTokenRevoked' }>;

export function tokensAfter({ apiTokens = [] }: HeldTokens, event: TokenEvent): HeldTokens {
  if (event.type === 'ApiTokenMade')
    return { apiTokens: [...apiTokens, { id: event.data.tokenId, expiresAt: event.data.expiresAt }] };
  return { apiTokens: apiTokens.filter(({ id }) => id !== event.data.tokenId) };
}
