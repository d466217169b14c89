import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noteOf, whisperFolder, whisperPackage } from '#analysis/transcription/whisper/installation.ts';
import { testDirectory } from '../../testing/test-directory.ts';

/** The reaction to a request. */
export type Manner = 'hears' | 'crashes' | 'throws' | 'hangs';

/**
 * A data folder with a package that has the interface of `@huggingface/transformers` and recognises numbers. The real package needs a
 * model, which only huggingface.co has.
 */
export async function installStandIn(
  manner: Manner = 'hears',
  atEnd?: Parameters<typeof testDirectory>[0],
): Promise<string> {
  const data = await testDirectory(atEnd);
  const folder = whisperFolder(data);
  const place = path.join(folder, 'node_modules', whisperPackage.name);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{}');
  await writeFile(path.join(place, 'package.json'), JSON.stringify({ name: whisperPackage.name, main: 'index.cjs' }));
  await writeFile(path.join(place, 'index.cjs'), `${sourceOf(manner)}`);
  await writeFile(noteOf(folder), JSON.stringify({ model: 'stand-in/whisper_timestamped' }));
  return data;
}

const manners: Record<Manner, string> = {
  hears: '',
  crashes: 'process.exit(3);',
  throws: 'throw new Error("out of memory");',
  hangs: 'return new Promise(() => {});',
};

/** Returns the number in two tokens, like Whisper for words that are not a single token. */
const sourceOf = (manner: Manner) => `
exports.env = { cacheDir: '', allowRemoteModels: true, remoteHost: '' };
exports.pipeline = async (task, model) => {
  if (exports.env.allowRemoteModels) throw new Error('it may not ask anybody for a model');
  return async (samples, { language, return_timestamps }) => {
    ${manners[manner]}
    if (samples.length > 30 * 16000) throw new Error('Whisper hears 30 s at a time');
    if (language !== 'german' || return_timestamps !== 'word') throw new Error('asked in another way');
    const chunks = [];
    for (let start = 0; start < samples.length; ) {
      let end = start + 1;
      while (end < samples.length && samples[end] === samples[start]) end++;
      const number = Math.round(samples[start] * 32768);
      const [from, middle, to] = [start / 16000, (start + end) / 32000, end / 16000];
      if (number) chunks.push({ text: ' Wort', timestamp: [from, middle] }, { text: number + '.', timestamp: [middle, to] });
      start = end;
    }
    return { text: chunks.map(({ text }) => text).join(''), chunks };
  };
};
`;
