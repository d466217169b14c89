import { readPcm } from '../read-pcm.ts';
import { loadWhisper, wordsIn } from './whisper-module.ts';
import type { WhisperAnswer, WhisperRequest } from './whisper-request.ts';

// A process of its own: the server's event loop stays free, its memory is given back, and it can be killed at any time.
const say = (answer: WhisperAnswer) => process.send?.(answer);

process.once('message', (request: WhisperRequest) => {
  work(request)
    .catch((error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }))
    .finally(() => process.disconnect());
});
// The parent process has ended.
process.once('disconnect', () => process.exit(0));

async function work({ installation, pcmFile, locale, pieces }: WhisperRequest): Promise<void> {
  const hear = await loadWhisper(installation);
  say({ kind: 'ready' });
  for (const piece of pieces) {
    const words = await wordsIn(hear, await readPcm(pcmFile, piece), locale);
    say({ kind: 'heard', words: [...words] });
  }
}
