import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { alignWords } from '../transcription/text-match/align-words.ts';

type Correction = Readonly<{
  before: Transcript;
  after: Transcript;
  /** Ids of findings in the earlier words. */
  dismissed: readonly string[];
  /** In the current words. */
  found: Pick<TextResults, 'fillers' | 'repetitions'>;
}>;

/** The dismissed findings that occur again, of the same kind and at an unchanged word; with their current ids. */
export function dismissedStill({ before, after, dismissed, found }: Correction): readonly string[] {
  const places = placesAfter(before, after);
  const ids = new Set([...found.fillers, ...found.repetitions].map(({ id }) => id));
  return dismissed.flatMap((id) => {
    const [, kind, place] = /^(.*)_(\d+)$/.exec(id) ?? [];
    const now = `${kind}_${places.get(Number(place))}`;
    return ids.has(now) ? [now] : [];
  });
}

/** The new place of each unchanged word. */
function placesAfter(before: Transcript, after: Transcript): ReadonlyMap<number, number> {
  const texts = ({ words }: Transcript) => words.map(({ text }) => text);
  const same = alignWords(texts(before), texts(after)).filter(({ kind }) => kind === 'same');
  return new Map(same.map((block) => [block.before.from, block.after.from]));
}
