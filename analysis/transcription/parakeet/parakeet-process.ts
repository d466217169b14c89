import { createRequire } from 'node:module';
import path from 'node:path';
import { readPcm } from '../read-pcm.ts';
import type { LocalRequest, WhisperAnswer } from '../whisper/whisper-request.ts';
import type { ParakeetInstallation } from './installation.ts';
import { type HeardTokens, wordsOfTokens } from './words-of-tokens.ts';

/** The part of `sherpa-onnx-node` in use. */
type Runtime = Readonly<{
  OfflineRecognizer: new (
    config: object,
  ) => {
    createStream(): { acceptWaveform(sound: Readonly<{ samples: Float32Array; sampleRate: number }>): void };
    decodeAsync(stream: object): Promise<HeardTokens>;
  };
}>;

const sampleRate = 16_000;

// A process of its own: the server's event loop stays free, its memory is given back, and it can be killed at any time.
const say = (answer: WhisperAnswer) => process.send?.(answer);

process.once('message', (request: LocalRequest<ParakeetInstallation>) => {
  work(request)
    .catch((error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }))
    .finally(() => process.disconnect());
});
// The parent process has ended.
process.once('disconnect', () => process.exit(0));

async function work({ installation, pcmFile, pieces }: LocalRequest<ParakeetInstallation>): Promise<void> {
  const { OfflineRecognizer } = createRequire(installation.module)(installation.module) as Runtime;
  const recognizer = new OfflineRecognizer(configOf(installation.folder));
  say({ kind: 'ready' });
  for (const piece of pieces) {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples: samplesOf(await readPcm(pcmFile, piece)), sampleRate });
    say({ kind: 'heard', words: [...wordsOfTokens(await recognizer.decodeAsync(stream))] });
  }
}

const configOf = (folder: string) => ({
  featConfig: { sampleRate, featureDim: 80 },
  modelConfig: {
    transducer: {
      encoder: path.join(folder, 'encoder.int8.onnx'),
      decoder: path.join(folder, 'decoder.int8.onnx'),
      joiner: path.join(folder, 'joiner.int8.onnx'),
    },
    tokens: path.join(folder, 'tokens.txt'),
    modelType: 'nemo_transducer',
    numThreads: 2,
    provider: 'cpu',
    debug: 0,
  },
});

/** -1..1 */
function samplesOf(pcm: Buffer): Float32Array {
  const integers = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length >> 1);
  return Float32Array.from(integers, (sample) => sample / 32_768);
}
