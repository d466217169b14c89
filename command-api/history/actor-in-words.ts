import type { Locale } from '#domain/kernel/contract.ts';
import type { Actor } from '#domain/kernel/message.ts';

const actors = {
  de: { you: 'Sie', user: 'eine andere Person', device: 'ein Gerät', system: 'Rostra', webhook: 'ein anderer Dienst' },
  en: { you: 'you', user: 'someone else', device: 'a device', system: 'Rostra', webhook: 'another service' },
} as const;

/** Names the actor. Other people appear only as `user`, without a name. */
export const actorInWords = ({ kind, id }: Actor, { userId, locale }: Readonly<{ userId: string; locale: Locale }>) =>
  actors[locale][kind === 'user' && id === userId ? 'you' : kind];
