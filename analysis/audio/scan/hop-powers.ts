import type { SoundCells } from './scan-sound.ts';

const cellsPerHop = 2;

/** Power of the speech band over time. */
export type HopPowers = Readonly<{
  /** Seconds: 0.01. */
  hop: number;
  /** Mean square of each hop; an incomplete last hop is left out. */
  powers: Float32Array;
}>;

export function hopPowers({ bandEnergies, samplesPerCell, cell, length }: SoundCells): HopPowers {
  const samples = cellsPerHop * samplesPerCell;
  const powers = new Float32Array(Math.floor(length / samples));
  for (let hop = 0; hop < powers.length; hop++) {
    const first = hop * cellsPerHop;
    powers[hop] = ((bandEnergies[first] as number) + (bandEnergies[first + 1] as number)) / samples;
  }
  return { hop: cellsPerHop * cell, powers };
}
