/** The exports of history for other areas. */
export { actorInWords } from './actor-in-words.ts';
