import { parentPort } from 'node:worker_threads';
import { measureAudio } from '../measure-audio.ts';
import type { AudioMeasures } from '../measures.ts';
import { pcmFromFile } from '../pcm-file.ts';

/** The messages between `measuring-threads.ts` and this thread, one request at a time. */
export type Request = Readonly<{ file: string; sampleRate: number }>;
export type Answer = Readonly<{ measures: AudioMeasures }> | Readonly<{ error: unknown }>;

parentPort?.on('message', async (request: Request) => {
  parentPort?.postMessage(await answerTo(request));
});

async function answerTo({ file, sampleRate }: Request): Promise<Answer> {
  try {
    const pcm = pcmFromFile(file, sampleRate);
    try {
      return { measures: await measureAudio(pcm) };
    } finally {
      pcm.close();
    }
  } catch (error) {
    return { error };
  }
}
