import { readPcm } from '../read-pcm.ts';
import { loadWhisper } from './whisper-module.ts';
import type { WhisperAnswer, WhisperOrder } from './whisper-order.ts';

// A process of its own: the server's event loop stays free, its memory is given back, and it can be killed at any time.
const say = (answer: WhisperAnswer) => process.send?.(answer);

process.once('message', (order: WhisperOrder) => {
  work(order)
    .catch((error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }))
    .finally(() => process.disconnect());
});
// Whoever asked has gone.
process.once('disconnect', () => process.exit(0));

async function work({ installation, pcmFile, locale, pieces }: WhisperOrder): Promise<void> {
  const hear = await loadWhisper(installation);
  say({ kind: 'ready' });
  const language = locale === 'de' ? 'german' : 'english';
  for (const piece of pieces) {
    const samples = samplesOf(await readPcm(pcmFile, piece));
    const { chunks = [] } = await hear(samples, { language, task: 'transcribe', return_timestamps: 'word' });
    say({ kind: 'heard', words: chunks.map(({ text, timestamp: [start, end] }) => ({ text, start, end })) });
  }
}

/** -1..1 */
function samplesOf(pcm: Buffer): Float32Array {
  const integers = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2);
  return Float32Array.from(integers, (sample) => sample / 32_768);
}
