import type { ReadSession, Span } from '../words/read-session.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import { contentRuns } from './content-runs.ts';
import { isNounPhrase } from './german-noun-phrase.ts';

const most = 10;
const lengths = [1, 2, 3] as const;

/**
 * The topics of a talk, best first, at most ten. The weight of a phrase is frequency × (1 + log2 of its words) × earliness of its
 * first mention (after KP-Miner, El-Beltagy and Rafea 2009). A phrase that shares words with a better one is dropped.
 */
export function keyPhrases(session: ReadSession, fillers: readonly Span[]): readonly string[] {
  const isGerman = session.locale === 'de' && writesNouns(session);
  const sought = isGerman ? { lengths, allows: isNounPhrase(session) } : { lengths };
  const weighed = candidatesIn(session, contentRuns(session, fillers), sought)
    .filter(({ count, stems }) => count > 1 || stems.length > 1)
    .map((candidate) => ({ candidate, weight: weightOf(candidate) }))
    .sort((a, b) => b.weight - a.weight);
  const chosen: Candidate[] = [];
  for (const { candidate } of weighed) {
    if (chosen.length === most) break;
    if (!chosen.some((other) => shareWords(other, candidate))) chosen.push(candidate);
  }
  return chosen.map(({ text }) => text);
}

function weightOf({ count, stems, firstSaid }: Candidate): number {
  const length = 1 + Math.log2(stems.length);
  const earliness = 1 / (1 + firstSaid);
  return count * length * earliness;
}

/** Whether the transcript uses capitals; without them, nouns cannot be recognised. */
const writesNouns = ({ words }: ReadSession) => words.some(({ text, form }) => text.slice(0, 1) !== form.slice(0, 1));

/** Whether two phrases share at least half of the words of the shorter one. */
function shareWords(a: Candidate, b: Candidate): boolean {
  const common = a.stems.filter((stem) => b.stems.includes(stem)).length;
  return common > 0 && 2 * common >= Math.min(a.stems.length, b.stems.length);
}
