import type { PcmSource } from '../pcm.ts';
import { cleanSound } from '../recording/clean-sound.ts';
import { type SoundCells, scanSound } from './scan-sound.ts';

/** Limits: offset as a share of full scale, hum as a share of the recording's power. Less moves no measure and is left in the sound. */
const most = { offset: 0.015, hum: 0.05 };

/** The sound that is measured, and its cells: without an offset and without hum, of which the cells still tell. */
export async function scanWithoutHum(
  pcm: PcmSource,
  signal?: AbortSignal,
): Promise<Readonly<{ sound: PcmSource; cells: SoundCells }>> {
  const recorded = await scanSound(pcm, signal);
  if (Math.abs(recorded.mean) <= most.offset && recorded.hum <= most.hum * powerOf(recorded)) {
    return { sound: pcm, cells: recorded };
  }
  const sound = cleanSound(pcm);
  const { clipped, hum, mean: dcOffset } = recorded;
  return { sound, cells: { ...(await scanSound(sound, signal)), clipped, hum, dcOffset } };
}

const powerOf = ({ energies, length }: SoundCells) =>
  energies.reduce((sum, energy) => sum + energy, 0) / Math.max(1, length);
