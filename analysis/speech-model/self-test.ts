import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SelfTest } from '#domain/speech/contract/calls.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { decodeToPcm } from '#infra/media/decode.ts';
import { wordErrorRate } from '../transcription/text-match/word-error-rate.ts';
import { writtenWords } from '../transcription/text-match/written-words.ts';
import type { Transcriber } from '../transcription/transcriber.ts';

/** Public domain; see the README beside it. */
const recording = fileURLToPath(new URL('../audio/reference/human/kennedy.flac', import.meta.url));
const format = { demuxer: 'flac', contentType: 'audio/flac', kind: 'audio' } as const;
const said =
  'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.';

type Machine = Readonly<{ ffmpeg: string; temporary: string }>;

/** Has an engine hear a recording whose words are known. */
export function selfTest(
  transcriber: Transcriber,
  { ffmpeg, temporary }: Machine,
  signal: AbortSignal,
): Promise<SelfTest> {
  return withTemporaryDirectory(temporary, async (directory) => {
    const pcmFile = path.join(directory, 'talk.pcm');
    const { duration } = await decodeToPcm({
      ffmpeg,
      source: recording,
      format,
      target: pcmFile,
      maxSeconds: 60,
      signal,
    });
    const begin = performance.now();
    const { words } = await transcriber.transcribe({ pcmFile, duration, locale: 'en', pauses: [] }, signal);
    const heard = words.map(({ text }) => text);
    return {
      wordErrorRate: Math.round(1_000 * wordErrorRate(writtenWords(said), heard)) / 1_000,
      seconds: Math.round((performance.now() - begin) / 100) / 10,
      heard: heard.join(' '),
    };
  });
}
