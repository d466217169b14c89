import {
  type Movement,
  MovementSample,
  type MovementSource,
  mostSamplesInPart,
} from '#domain/sessions/contract/movement/samples.ts';
import { type MovementTrack, trackOf } from '#domain/sessions/contract/movement/track.ts';

/** Without a `source` it comes from a headset. */
export type RecordedMovement = Readonly<{ samples: readonly MovementSample[]; source?: MovementSource | undefined }>;

/** How somebody moves in a take: all of it with what there was `earlier`, and what is new since the last chunk. */
export function movementLog(earlier: RecordedMovement = { samples: [] }) {
  const samples: MovementSample[] = [...earlier.samples];
  let { source } = earlier;
  let taken = samples.length;
  return {
    all: (): RecordedMovement => ({ samples, source }),
    /**
     * Leaves out the values that some headsets report for a lost tracker (NaN, far away), and another source than that of the
     * samples before.
     */
    note(seconds: number, movement: Movement, from?: MovementSource): void {
      if (samples.length === 0) source = from;
      if (from !== source) return;
      const t = Math.round(seconds * 1_000) / 1_000;
      if (t <= (samples.at(-1)?.t ?? -1)) return;
      const { success, data } = MovementSample.safeParse({ t, ...movement });
      if (success) samples.push(data);
    },
    /** For the chunk that ends now; undefined where nobody moved. */
    take(): MovementTrack | undefined {
      const next = samples.slice(taken, taken + mostSamplesInPart);
      taken += next.length;
      return next.length > 0 ? trackOf(next, source) : undefined;
    },
  };
}

/** As a chunk brings it to the server: gzipped JSON in base64. */
export async function packedTrack(track: MovementTrack): Promise<string> {
  const packed = new Response(JSON.stringify(track)).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
