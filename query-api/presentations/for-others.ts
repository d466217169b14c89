/** The exports of presentations for other areas. */
export { type DeckOfSession, deckOfSession } from './deck-of-session.ts';
export { deckAddresses } from './presentation-media.ts';
