/** The exports of presentations for other areas. */
export { type DeckOfTalk, deckOfTalk } from './deck-of-session.ts';
export { deckAddresses } from './presentation-media.ts';
