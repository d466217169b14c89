export const sampleRate = 16_000;

export type Session = Readonly<{
  seconds: number;
  /** Silent parts, in seconds. */
  silences: readonly Readonly<{ from: number; to: number }>[];
}>;

/** A wav (16 bit, mono) that measures like a voice: a moving pitch, syllables and silences. */
export const spoken = (session: Session): Buffer => wavOf(voice(session));

let shortest: Buffer | undefined;

/** The shortest recording that gets a score, so that its analysis uses quota. Made without ffmpeg. */
export function spokenSession(name = 'talk.wav'): File {
  shortest ??= spoken({ seconds: 31, silences: [] });
  return new File([new Uint8Array(shortest)], name);
}

function voice({ seconds, silences }: Session): Int16Array {
  const samples = new Int16Array(seconds * sampleRate);
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const second = index / sampleRate;
    const pitch = 140 + 30 * Math.sin(second * 2.1) + 12 * Math.sin(second * 5.3) + 10 * Math.sin(second * 9.7);
    phase += (2 * Math.PI * pitch) / sampleRate;
    if (silences.some(({ from, to }) => second >= from && second < to) || isConsonant(second)) continue;
    const syllable = 0.25 + 0.75 * Math.abs(Math.sin(second * Math.PI * 4));
    let wave = 0;
    for (let harmonic = 1; harmonic <= 5; harmonic += 1) wave += Math.sin(phase * harmonic) / harmonic;
    samples[index] = Math.round(wave * syllable * 3500);
  }
  return samples;
}

/** Four syllables per second; the last quarter of each is unvoiced. */
const isConsonant = (second: number) => (second * 4) % 1 > 0.75;

/** A wav of samples at 16 kHz. */
export function wavOf(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
