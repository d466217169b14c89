import { pcmRate } from '#infra/media/decode.ts';

const bytesPerSecond = pcmRate * 2;

/** Softer sound does not count as speech: -48 dBFS, below the level of a quiet room on laptop microphones. */
const quietest = 0.004;

/** The sound that is not transcribed yet, with its place in the talk in seconds. */
export function soundBuffer(longestSeconds: number) {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let dropped = 0;
  /** The last moment with speech, or undefined. */
  let spokeUntil: number | undefined;

  const from = () => dropped / bytesPerSecond;
  const to = () => (dropped + bytes) / bytesPerSecond;

  function dropBefore(second: number) {
    let gone = Math.max(0, Math.round((second - from()) * pcmRate) * 2);
    while (gone > 0 && chunks[0]) {
      const [first] = chunks;
      if (first.length <= gone) chunks.shift();
      else chunks[0] = first.subarray(gone);
      const taken = Math.min(gone, first.length);
      [gone, bytes, dropped] = [gone - taken, bytes - taken, dropped + taken];
    }
    if (spokeUntil !== undefined && spokeUntil <= from()) spokeUntil = undefined;
  }

  return {
    add(pcm: Buffer) {
      chunks.push(pcm);
      bytes += pcm.length;
      if (loudness(pcm) >= quietest) spokeUntil = to();
      dropBefore(to() - longestSeconds);
    },
    from,
    to,
    /** Whether there is speech in it. */
    isSpoken: () => spokeUntil !== undefined,
    /** Seconds of silence at its end. */
    silence: () => to() - (spokeUntil ?? from()),
    dropBefore,
    content(): Buffer {
      const all = Buffer.concat(chunks);
      chunks = [all];
      return all;
    },
  };
}

/** Root of the mean square, 0..1. */
function loudness(pcm: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < pcm.length; at += 2) sum += pcm.readInt16LE(at) ** 2;
  return Math.sqrt(sum / Math.max(1, pcm.length >> 1)) / 32_768;
}
