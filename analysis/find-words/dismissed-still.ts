import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { alignWords } from '../transcription/text-match/align-words.ts';

type Correction = Readonly<{
  before: Transcript;
  after: Transcript;
  /** Ids of findings in the words of before. */
  dismissed: readonly string[];
  /** In the words as they are now. */
  found: Pick<TextResults, 'fillers' | 'repetitions'>;
}>;

/** The dismissed findings that are found again: of the same kind, at a word that stayed. By their ids now. */
export function dismissedStill({ before, after, dismissed, found }: Correction): readonly string[] {
  const places = placesAfter(before, after);
  const ids = new Set([...found.fillers, ...found.repetitions].map(({ id }) => id));
  return dismissed.flatMap((id) => {
    const [, kind, place] = /^(.*)_(\d+)$/.exec(id) ?? [];
    const now = `${kind}_${places.get(Number(place))}`;
    return ids.has(now) ? [now] : [];
  });
}

/** The new place of each word that stayed. */
function placesAfter(before: Transcript, after: Transcript): ReadonlyMap<number, number> {
  const texts = ({ words }: Transcript) => words.map(({ text }) => text);
  const same = alignWords(texts(before), texts(after)).filter(({ kind }) => kind === 'same');
  return new Map(same.map((block) => [block.before.from, block.after.from]));
}
