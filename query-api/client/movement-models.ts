import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const names = ['movenet-lightning', 'blazeface', 'facemesh'];

/**
 * Copies the models that measure movement by camera from their package into the client, so that browsers fetch them from this
 * server. The folder's name contains the version, because browsers cache assets forever.
 */
export const movementModels = (root: string): Plugin => ({
  name: 'movement-models',
  generateBundle() {
    const folder = path.join(root, 'node_modules/@vladmandic/human');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    for (const file of names.flatMap((name) => [`${name}.json`, `${name}.bin`])) {
      const source = readFileSync(path.join(folder, 'models', file));
      this.emitFile({ type: 'asset', fileName: `assets/human-${version}/${file}`, source });
    }
  },
});
