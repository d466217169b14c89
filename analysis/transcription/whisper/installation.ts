import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

/** The package that runs the model: 474 MB, so it is not a dependency of the product. */
export const whisperPackage = { name: '@huggingface/transformers', version: '4.3.1' } as const;
/** The smallest model with good German; `whisper-base_timestamped` is faster and makes more errors. */
export const usualModel = 'onnx-community/whisper-small_timestamped';

/** A local Whisper, installed by `npm run transcriber -- install`. */
export type WhisperInstallation = Readonly<{
  folder: string;
  model: string;
  /** The package's entry. */
  module: string;
}>;

const Note = z.object({ model: z.string().check(z.minLength(1)) });

export const whisperFolder = (data: string) => path.join(path.resolve(data), 'transcriber');
export const modelFolder = (folder: string) => path.join(folder, 'models');
/** Written last: if it exists, the installation is complete. */
export const noteOf = (folder: string) => path.join(folder, 'installed.json');

/** Undefined if none was installed completely. */
export function findWhisper(data: string): WhisperInstallation | undefined {
  const folder = whisperFolder(data);
  try {
    const { model } = Note.parse(JSON.parse(readFileSync(noteOf(folder), 'utf8')));
    return { folder, model, module: whisperModule(folder) };
  } catch {
    return undefined;
  }
}

/** @throws if the package is not in the folder */
export const whisperModule = (folder: string) =>
  createRequire(path.join(folder, 'package.json')).resolve(whisperPackage.name);
