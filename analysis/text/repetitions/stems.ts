import { stem } from '../words/stem.ts';
import { isContentWord } from '../words/stop-words.ts';
import { isAnaphora, type Repeated, type Sought } from './repeated.ts';

const times = 3;

/** Maximum seconds from an occurrence to the second one after it. */
const withinSeconds = 30;

/** Content words that occur three or more times within 30 s, in any inflected form. Anaphoras are left out. */
export function findStems(sought: Sought): readonly Repeated[] {
  return [...positionsByStem(sought).values()]
    .flatMap((said) => clusters(sought, said))
    .map(
      (cluster): Repeated => ({ kind: 'stem', spans: cluster.map((position) => ({ from: position, to: position })) }),
    )
    .filter(({ spans }) => !isAnaphora(sought.talk, spans));
}

function positionsByStem({ talk: { words, locale }, positions }: Sought): ReadonlyMap<string, readonly number[]> {
  const byStem = new Map<string, number[]>();
  for (const position of positions) {
    const form = words[position]?.form ?? '';
    if (!isContentWord(form, locale)) continue;
    const key = stem(form, locale);
    const said = byStem.get(key);
    if (said === undefined) byStem.set(key, [position]);
    else said.push(position);
  }
  return byStem;
}

/** Groups of at least three occurrences in which any three consecutive ones lie within 30 s. */
function clusters({ talk: { words } }: Sought, said: readonly number[]): readonly (readonly number[])[] {
  const offset = (k: number) => words[said[k] ?? -1]?.offset ?? Number.POSITIVE_INFINITY;
  const found: number[][] = [];
  for (let k = 0; k + times <= said.length; k += 1) {
    let end = k + times;
    if (offset(end - 1) - offset(k) > withinSeconds) continue;
    while (end < said.length && offset(end) - offset(end - times + 1) <= withinSeconds) end += 1;
    found.push(said.slice(k, end));
    k = end - 1;
  }
  return found;
}
