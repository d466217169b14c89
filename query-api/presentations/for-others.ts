/** What other areas may use of presentations here. */
export { type DeckOfTalk, deckOfTalk } from './deck-of-talk.ts';
export { deckAddresses } from './presentation-media.ts';
