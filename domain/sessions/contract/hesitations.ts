import type { Filler } from './text-report.ts';

type Heard = Readonly<{ offset: number; duration: number }>;
type Written = Pick<Filler, 'offset' | 'certainty'>;

/**
 * The hesitations that count in addition to the fillers in the words: each certain filler is matched with the nearest heard
 * hesitation. A dismissed filler is matched too, because nobody said it.
 */
export function hesitationsBeside<Of extends Heard>(heard: readonly Of[], fillers: readonly Written[]): readonly Of[] {
  const left = new Set(heard);
  for (const { offset, certainty } of fillers) {
    if (certainty !== 'certain') continue;
    let nearest: Of | undefined;
    for (const each of left)
      if (!nearest || Math.abs(each.offset - offset) < Math.abs(nearest.offset - offset)) nearest = each;
    if (nearest) left.delete(nearest);
  }
  return heard.filter((each) => left.has(each));
}
