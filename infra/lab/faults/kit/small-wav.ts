const rate = 8_000;
const seconds = 0.5;

/** A half-second tone, small enough for many uploads. Different pitches give different recordings. */
export function smallWav(pitchHz: number): File {
  const samples = Math.round(rate * seconds);
  const wav = Buffer.alloc(44 + 2 * samples);
  wav.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(2 * rate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < samples; at++) {
    wav.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * pitchHz * at) / rate)), 44 + 2 * at);
  }
  return new File([new Uint8Array(wav)], 'talk.wav');
}
