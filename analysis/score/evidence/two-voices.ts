import type { Series } from '#domain/sessions/contract/series.ts';
import type { Pause } from '../../audio/measures.ts';
import { percentile } from '../../audio/statistics.ts';
import type { VoicedRun } from './voiced-runs.ts';

/** Minimum voiced seconds of a phrase; the pitch of a shorter one says little. */
const leastVoice = 0.3;
/** Minimum distance of the two voices in semitones: that of a woman and a man. Phrases of one speaker are closer together. */
const leastDistance = 6;
/** Share of the pitch variance that the split must explain. Splitting the phrases of one voice explains about two thirds. */
const leastExplained = 0.9;
/** Minimum share of voiced frames that each voice has. A second voice with less is an interjection. */
const leastShare = 0.2;

type Phrase = Readonly<{ semitones: number; frames: number }>;
type Session = Readonly<{ pitch: Series; runs: readonly VoicedRun[]; gaps: readonly Pause[] }>;

/**
 * Whether the phrases belong to two voices, a low and a high one. Tries every threshold between the phrases in order of their
 * pitch, and compares the variance between the two groups with the whole variance (Otsu 1979). Two voices of similar pitch are
 * not recognised.
 */
export function hasTwoVoices(session: Session): boolean {
  const phrases = [...phrasesOf(session)].sort((a, b) => a.semitones - b.semitones);
  const whole = phrases.reduce(joined, nothing);
  const mean = whole.sum / whole.frames;
  const squares = phrases.reduce((sum, { semitones, frames }) => sum + frames * (semitones - mean) ** 2, 0);
  let low = nothing;
  return phrases.some((phrase) => {
    low = joined(low, phrase);
    const high = { frames: whole.frames - low.frames, sum: whole.sum - low.sum };
    const share = Math.min(low.frames, high.frames) / whole.frames;
    const distance = high.sum / high.frames - low.sum / low.frames;
    const between = ((low.frames * high.frames) / whole.frames) * distance ** 2;
    return share >= leastShare && distance >= leastDistance && between >= leastExplained * squares;
  });
}

const nothing = { frames: 0, sum: 0 };
const joined = (group: typeof nothing, { semitones, frames }: Phrase) => ({
  frames: group.frames + frames,
  sum: group.sum + frames * semitones,
});

/** The phrases of a talk (speech between two gaps): median pitch in semitones, and number of voiced frames. */
function* phrasesOf({ pitch: { t0, dt, values }, runs, gaps }: Session): Generator<Phrase> {
  const ends = [...gaps.map(({ offset }) => Math.round((offset - t0) / dt)).sort((a, b) => a - b), values.length];
  let next = 0;
  for (const end of ends) {
    const voiced: number[] = [];
    for (; next < runs.length && (runs[next] as VoicedRun).from < end; next++) {
      const { from, to } = runs[next] as VoicedRun;
      for (let frame = from; frame < to; frame++) voiced.push(12 * Math.log2(values[frame] as number));
    }
    const middle = voiced.length * dt < leastVoice ? null : percentile(voiced, 0.5);
    if (middle !== null) yield { semitones: middle, frames: voiced.length };
  }
}
