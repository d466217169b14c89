import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parakeetFolder, runtimePackage } from '#analysis/transcription/parakeet/installation.ts';

/** The words that it returns for any sound, as the model's tokens. */
const words =
  'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.';

/** Installs a package with the interface of `sherpa-onnx-node` in the data folder. The real package needs a model of 671 MB. */
export async function installSherpaStandIn(data: string): Promise<void> {
  const place = path.join(parakeetFolder(data), 'node_modules', runtimePackage);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'package.json'), JSON.stringify({ name: runtimePackage, main: 'index.cjs' }));
  await writeFile(path.join(place, 'index.cjs'), source);
}

const source = `
const { readFileSync } = require('node:fs');
exports.OfflineRecognizer = class {
  constructor({ modelConfig: { transducer, tokens } }) {
    for (const file of [...Object.values(transducer), tokens]) {
      if (!readFileSync(file, 'utf8').startsWith(require('node:path').basename(file))) throw new Error(file);
    }
  }
  createStream() {
    return { acceptWaveform: ({ samples, sampleRate }) => { if (sampleRate !== 16000 || samples.length === 0) throw new Error('no sound'); } };
  }
  async decodeAsync() {
    const said = ${JSON.stringify(words)}.split(' ');
    // Every word in two tokens, as the model has it.
    const tokens = said.flatMap((word) => ['▁' + word.slice(0, 1), word.slice(1)]);
    return { tokens, timestamps: tokens.map((_, i) => 0.3 + i * 0.2) };
  }
};
`;
