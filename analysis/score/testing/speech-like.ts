import type { Pause } from '../../audio/measures.ts';

/** Seconds: a syllable, of which the first part is voiced. */
const syllable = { length: 0.25, voiced: 0.17 };
const dt = 0.01;

type Session = Readonly<{ duration: number; gaps: readonly Pause[] }>;

/** Pitch and syllables as a speaker has them: voice and consonants in turn, a melody that never stands still, and gaps. */
export function speechLike({ duration, gaps }: Session) {
  const isInGap = (time: number) => gaps.some(({ offset, duration }) => time >= offset && time < offset + duration);
  const values = Array.from({ length: Math.round(duration / dt) }, (_, frame) => {
    const time = frame * dt;
    const isVoiced = time % syllable.length < syllable.voiced && !isInGap(time);
    return isVoiced ? 160 + 40 * Math.sin(3 * time) + 15 * Math.sin(17 * time) : null;
  });
  const syllables = Array.from({ length: Math.floor(duration / syllable.length) }, (_, i) => i * syllable.length);
  return {
    pitch: { t0: 0, dt, values },
    pauses: gaps,
    syllableNuclei: syllables.filter((time) => !isInGap(time)),
  };
}
