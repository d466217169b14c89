import type { Filler } from './text-report.ts';

type Heard = Readonly<{ offset: number; duration: number }>;
type Written = Pick<Filler, 'offset' | 'certainty'>;

/**
 * The hesitations that count beside the fillers of the words: each filler that is certain stands for the nearest one that was
 * heard. A dismissed filler stands for one, too: nobody said it.
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
