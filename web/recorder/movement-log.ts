import {
  type Movement,
  MovementSample,
  type MovementSource,
  mostSamplesInPart,
} from '#domain/sessions/contract/movement/samples.ts';
import { type MovementTrack, trackOf } from '#domain/sessions/contract/movement/track.ts';

/** Without a `source` the samples come from a headset. */
export type RecordedMovement = Readonly<{ samples: readonly MovementSample[]; source?: MovementSource | undefined }>;

/** The movement of a take: all samples, with those of `earlier`, and the new ones since the last chunk. */
export function movementLog(earlier: RecordedMovement = { samples: [] }) {
  const samples: MovementSample[] = [...earlier.samples];
  let { source } = earlier;
  let taken = samples.length;
  return {
    all: (): RecordedMovement => ({ samples, source }),
    /**
     * Adds a sample. Leaves out the values that some headsets report for a lost tracker (NaN, far away), and samples of another source than
     * the earlier ones.
     */
    note(seconds: number, movement: Movement, from?: MovementSource): void {
      if (samples.length === 0) source = from;
      if (from !== source) return;
      const t = Math.round(seconds * 1_000) / 1_000;
      if (t <= (samples.at(-1)?.t ?? -1)) return;
      const { success, data } = MovementSample.safeParse({ t, ...movement });
      if (success) samples.push(data);
    },
    /** Samples for the chunk that ends now; undefined if there are none. */
    take(): MovementTrack | undefined {
      const next = samples.slice(taken, taken + mostSamplesInPart);
      taken += next.length;
      return next.length > 0 ? trackOf(next, source) : undefined;
    },
  };
}

/** Packs a track for a chunk: gzipped JSON in base64. */
export async function packedTrack(track: MovementTrack): Promise<string> {
  const packed = new Response(JSON.stringify(track)).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
