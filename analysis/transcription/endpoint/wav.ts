import { pcmRate } from '#infra/media/decode.ts';

/** Raw 16 bit mono at 16 kHz as a file that every decoder knows (RIFF WAVE, PCM). */
export function wavOf(pcm: Uint8Array): Buffer {
  const header = Buffer.alloc(44);
  const [channels, bytesPerSample] = [1, 2];
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(pcmRate, 24);
  header.writeUInt32LE(pcmRate * channels * bytesPerSample, 28);
  header.writeUInt16LE(channels * bytesPerSample, 32);
  header.writeUInt16LE(bytesPerSample * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
