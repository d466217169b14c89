import type { Pause } from '../../audio/measures.ts';

/** Seconds of a syllable (`length`), and of its voiced first part (`voiced`). */
const syllable = { length: 0.25, voiced: 0.17 };
const dt = 0.01;

type Session = Readonly<{ duration: number; gaps: readonly Pause[] }>;

/** Synthetic pitch and syllables of a speaker: voiced and voiceless sounds alternate, the pitch always moves. */
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
