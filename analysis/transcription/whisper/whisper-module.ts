import { pathToFileURL } from 'node:url';
import type { Locale } from '#domain/kernel/contract.ts';
import { modelFolder } from './installation.ts';

/** The part of `@huggingface/transformers` in use; times in seconds from the start of the sound. */
type WhisperModule = Readonly<{
  env: { cacheDir: string; allowRemoteModels: boolean; remoteHost: string };
  pipeline: (
    task: 'automatic-speech-recognition',
    model: string,
    options: Readonly<{ dtype: typeof precision; progress_callback?: (progress: Progress) => void }>,
  ) => Promise<Hear>;
}>;
export type Progress = Readonly<{ status: string; file?: string; loaded?: number; total?: number }>;
export type Hear = (
  samples: Float32Array,
  options: Readonly<{ language: 'german' | 'english'; task: 'transcribe'; return_timestamps: 'word' }>,
) => Promise<{ chunks?: readonly Readonly<{ text: string; timestamp: readonly (number | null)[] }>[] }>;

/** The precision that the makers of the package chose for word times on a CPU: the encoder in full, the decoder in 4 bits. */
const precision = { encoder_model: 'fp32', decoder_model_merged: 'q4' } as const;

type Loading = Readonly<{
  folder: string;
  module: string;
  model: string;
  /** The address for fetching the model, and the listener for its progress; absent means that the model must be installed. */
  fetching?: Readonly<{ host: string | undefined; onProgress: (progress: Progress) => void }>;
}>;

/** Loads the model. Takes seconds, or minutes if the model has to be fetched. */
export async function loadWhisper({ folder, module, model, fetching }: Loading): Promise<Hear> {
  const { env, pipeline } = (await import(pathToFileURL(module).href)) as WhisperModule;
  env.cacheDir = `${modelFolder(folder)}/`;
  env.allowRemoteModels = fetching !== undefined;
  if (fetching?.host) env.remoteHost = fetching.host;
  const told = fetching && { progress_callback: fetching.onProgress };
  return pipeline('automatic-speech-recognition', model, { dtype: precision, ...told });
}

/** The words that the model recognises in raw sound (signed 16 bit, little endian, 16 kHz, mono); times in seconds. */
export async function wordsIn(hear: Hear, pcm: Buffer, locale: Locale) {
  const language = locale === 'de' ? 'german' : 'english';
  const { chunks = [] } = await hear(samplesOf(pcm), { language, task: 'transcribe', return_timestamps: 'word' });
  return chunks.map(({ text, timestamp: [start, end] }) => ({ text, start, end }));
}

/** -1..1 */
function samplesOf(pcm: Buffer): Float32Array {
  const integers = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length >> 1);
  return Float32Array.from(integers, (sample) => sample / 32_768);
}
