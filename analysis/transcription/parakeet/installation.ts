import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

/** The package that runs the model. It has a native part, which does not exist for every platform. */
export const runtimePackage = 'sherpa-onnx-node';

/** A model that was completely downloaded, verified and tested. `module` is the package's entry. */
export type ParakeetInstallation = Readonly<{ folder: string; model: string; module: string }>;

const Note = z.object({ model: z.string().check(z.minLength(1)), folder: z.string().check(z.minLength(1)) });

export const parakeetFolder = (data: string) => path.join(path.resolve(data), 'speech-model');
/** The folder for downloads; its content is not verified. */
export const stagingFolder = (data: string) => path.join(parakeetFolder(data), 'arriving');
/** Written last: if it exists, the installation is complete. */
export const noteOf = (data: string) => path.join(parakeetFolder(data), 'installed.json');

/** Undefined if none was installed completely, or the machine cannot run it. */
export function findParakeet(data: string): ParakeetInstallation | undefined {
  const module = runtimeModule(data);
  if (module === undefined) return undefined;
  try {
    const { model, folder } = Note.parse(JSON.parse(readFileSync(noteOf(data), 'utf8')));
    return { model, folder: path.join(parakeetFolder(data), folder), module };
  } catch {
    return undefined;
  }
}

/** Path of the package's entry, in the data folder or in our own dependencies; undefined if it is in neither. */
export function runtimeModule(data: string): string | undefined {
  return inFolder(parakeetFolder(data)) ?? amongOurs();
}

/** Reads package.json itself, because Node's resolver caches for ever that a package was missing. */
function inFolder(folder: string): string | undefined {
  const place = path.join(folder, 'node_modules', runtimePackage);
  try {
    const { main } = Package.parse(JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')));
    return path.join(place, main);
  } catch {
    return undefined;
  }
}

const Package = z.object({ main: z.string() });

function amongOurs(): string | undefined {
  const { resolve } = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    resolve(`sherpa-onnx-${platform}-${process.arch}/package.json`);
    return resolve(runtimePackage);
  } catch {
    return undefined;
  }
}
