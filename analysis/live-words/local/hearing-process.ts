import { type Hear, loadWhisper, wordsIn } from '../../transcription/whisper/whisper-module.ts';
import type { HearingAnswer, HearingRequest } from './hearing-request.ts';

// Runs in a separate process. Unlike for whole talks, the model stays loaded between requests.
const say = (answer: HearingAnswer) => process.send?.(answer);
let hear: Hear | undefined;
let before: Promise<unknown> = Promise.resolve();

process.on('message', (request: HearingRequest) => {
  before = before
    .then(() => work(request))
    .catch((error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }));
});
// The parent process has ended.
process.once('disconnect', () => process.exit(0));

async function work(request: HearingRequest): Promise<void> {
  if (request.kind === 'load') {
    hear = await loadWhisper(request.installation);
    say({ kind: 'ready' });
  } else if (hear) {
    // A copy has an even address, which 16-bit samples require.
    say({
      kind: 'heard',
      words: await wordsIn(hear, Buffer.from(Uint8Array.from(request.pcm).buffer), request.locale),
    });
  }
}
