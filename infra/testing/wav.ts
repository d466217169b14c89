const rate = 16_000;

/** A second of a tone of 440 Hz, 16 bits: a talk for tests that need no ffmpeg. */
export function oneSecond(name = 'talk.wav'): File {
  const samples = Int16Array.from({ length: rate }, (_, at) => 8_000 * Math.sin((2 * Math.PI * 440 * at) / rate));
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  // PCM, one channel.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return new File([head, samples], name);
}
