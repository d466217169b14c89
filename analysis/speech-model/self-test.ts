import path from 'node:path';
import type { SelfTest } from '#domain/speech/contract/calls.ts';
import { shippedRecording } from '#domain/speech/contract/comparison.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { decodeToPcm } from '#infra/media/decode.ts';
import { wordErrors } from '../transcription/text-match/word-error-rate.ts';
import { writtenWords } from '../transcription/text-match/written-words.ts';
import type { Transcriber } from '../transcription/transcriber.ts';
import { shippedFile, shippedFormat } from './shipped-recording.ts';

const { said, locale } = shippedRecording;

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
      source: shippedFile,
      format: shippedFormat,
      target: pcmFile,
      maxSeconds: 60,
      signal,
    });
    const begin = performance.now();
    const { words } = await transcriber.transcribe({ pcmFile, duration, locale, pauses: [] }, signal);
    const heard = words.map(({ text }) => text);
    return {
      wordErrorRate: Math.round(1_000 * wordErrors(writtenWords(said), heard).rate) / 1_000,
      seconds: Math.round((performance.now() - begin) / 100) / 10,
      heard: heard.join(' '),
    };
  });
}
