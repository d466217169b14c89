import type { ClipMeasures } from '#domain/sessions/contract/clips.ts';
import type { AudioMeasures } from '../audio/measures.ts';

/** The measures of a talk that are meaningful for a minute of it. */
export function clipMeasures(measures: AudioMeasures, words: ClipMeasures['words']): ClipMeasures {
  const { duration, pauses, summary, syllableNuclei, speechLevel } = measures;
  const { speechTime, clippedShare, pitchDeviationSemitones } = summary;
  const isSilent = speechTime === 0;
  const spoken = isSilent ? undefined : spokenPart(pauses, duration);
  return {
    duration,
    speechTime,
    level: speechLevel,
    noise: summary.noiseFloor,
    clippedShare,
    gaps: spoken ? pauses.filter(({ offset }) => offset > spoken.from && offset < spoken.to) : [],
    spokenFrom: spoken?.from ?? null,
    spokenTo: spoken?.to ?? null,
    syllables: syllableNuclei.length,
    semitones: pitchDeviationSemitones,
    words,
  };
}

type Gap = Readonly<{ offset: number; duration: number }>;

/** Gaps at either end do not count as pauses. */
function spokenPart(gaps: readonly Gap[], duration: number) {
  const [first, last] = [gaps.at(0), gaps.at(-1)];
  const from = first && first.offset === 0 ? first.duration : 0;
  const isOpen = last !== undefined && last.offset + last.duration >= duration - 0.05 && last.offset > from;
  return { from, to: isOpen ? last.offset : duration };
}
