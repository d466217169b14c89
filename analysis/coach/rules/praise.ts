import type { ScorePart } from '#domain/sessions/contract/report.ts';
import type { RuledPart } from '../../score/part-rules.ts';
import type { Facts } from '../coach.ts';
import { figures, number } from '../measured/format.ts';
import { constants } from '../measured/numbers.ts';
import { wordsOf } from './words-of.ts';

/** Praises good parts, or else the part that is closest to good. */
export function praiseOf(facts: Facts): readonly string[] {
  const { locale } = facts.features.session;
  const words = wordsOf(facts);
  const known = knownParts(facts);
  const good = known.filter(({ score }) => score === constants.best);
  if (good.length > 0) return good.map((part) => words.good[part.name](figures(locale, part)));
  const [nearest] = [...known].sort((a, b) => b.score - a.score);
  if (!nearest) return [];
  const { name, score } = nearest;
  const said = { part: words.partNames[name], score: number(locale, score, 1) };
  return [words.nearest({ ...figures(locale, nearest), ...said })];
}

type Known = ScorePart & Readonly<{ name: RuledPart; score: number }>;

/** The scored parts, without the fillers if the engine drops them: then a lack of them proves nothing, and the sound shows only hesitations. */
function knownParts({ judged, transcript }: Facts): readonly Known[] {
  return judged.parts.filter(
    (part): part is Known =>
      part.name !== 'movement' &&
      part.score !== null &&
      !(part.name === 'filler_words' && (transcript?.dropsFillers || part.heard)),
  );
}
