import type { Facts } from '../coach.ts';
import { moment } from '../measured/format.ts';

/** About an hour of speech; more does not fit into what many models read. Characters. */
const most = 60_000;

/** The sentences with their moments. */
export function spokenLines({ features }: Facts): string {
  const sentences = features.words?.results.sentences ?? [];
  if (sentences.length === 0) return '(the words are not known)';
  const whole = sentences.map(({ offset, text }) => `${moment(offset)} ${text}`).join('\n');
  return whole.length <= most ? whole : `${whole.slice(0, most)}\n(the rest is left out)`;
}
