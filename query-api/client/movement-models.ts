import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const names = ['movenet-lightning', 'blazeface', 'facemesh'];

/**
 * Puts the models for movement from the camera into the client, as the package carries them: nobody fetches them from elsewhere. Their
 * folder has the version in its name, since browsers keep assets for good.
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
