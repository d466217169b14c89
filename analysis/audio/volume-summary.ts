import { type AudioSummary, rounded } from './measures.ts';
import type { Speech } from './pauses/detect-speech.ts';
import { percentile } from './statistics.ts';
import { volumeOf } from './volume.ts';
import { centreOfBlock } from './waveform.ts';
import { withinGaps } from './within-gaps.ts';

type VolumeSummary = Pick<AudioSummary, 'averageVolume' | 'volumeSpread'>;

/** A level in dBFS and its time in seconds. */
export type SpokenLevel = Readonly<{ time: number; level: number }>;

/** The levels outside of gaps; none if nobody spoke. */
export function spokenLevels(levels: Float32Array, { pauses, speechTime }: Speech): readonly SpokenLevel[] {
  if (speechTime === 0) return [];
  const timed = Array.from(levels, (level, index) => ({ level, time: centreOfBlock(index) }));
  const isInGap = withinGaps(pauses);
  return timed.filter(({ time }) => !isInGap(time));
}

export function summariseVolume(spoken: readonly SpokenLevel[]): VolumeSummary {
  const levels = spoken.map(({ level }) => level);
  const [soft, loud] = [percentile(levels, 0.1), percentile(levels, 0.9)];
  return {
    averageVolume: medianVolume(spoken),
    volumeSpread: soft === null || loud === null ? null : rounded(loud - soft, 2),
  };
}

export function medianVolume(spoken: readonly SpokenLevel[]): number | null {
  const level = middle(spoken);
  return level === null ? null : rounded(volumeOf(level), 3);
}

/** dBFS. */
export function medianLevel(spoken: readonly SpokenLevel[]): number | null {
  const level = middle(spoken);
  return level === null ? null : rounded(level, 1);
}

const middle = (spoken: readonly SpokenLevel[]) =>
  percentile(
    spoken.map(({ level }) => level),
    0.5,
  );
