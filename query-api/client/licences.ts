import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Locked = Readonly<{ version?: string; license?: string; dev?: boolean }>;
type Licence = Readonly<{ name: string; version: string; licence: string }>;

/** Packages that state their licence only in a file, not in `package.json`. `docs/licences.md` lists the same. */
const namedInFile: Readonly<Record<string, string>> = { 'png-js': 'MIT', 'parse-cache-control': 'BSD-3-Clause' };
/** Licence names in SPDX spelling. */
const spelled: Readonly<Record<string, string>> = {
  GPLv3: 'GPL-3.0',
  'https://git.ffmpeg.org/gitweb/ffmpeg.git/blob_plain/HEAD:/LICENSE.md': 'LGPL-2.1-or-later',
};

/**
 * Lists the third-party parts of the product. `licences.json` lists the packages of the server and the client; `licences.txt`
 * contains the text of each licence from its package.
 */
export const licenceFiles = (root: string): Plugin => ({
  name: 'licence-files',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const inClient = new Set(files.flatMap((file) => packageOf(path.relative(root, file)) ?? []));
    const shipped = shippedPackages(root, inClient);
    const list = shipped.map(({ place: _, ...licence }) => licence);
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: textsOf(root, shipped) });
  },
});

const packageOf = (file: string): string | undefined =>
  /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0].replaceAll(path.sep, '/');

function shippedPackages(root: string, inClient: ReadonlySet<string>) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = new Map<string, Licence & { place: string }>();
  for (const [place, { version = '', license, dev = false }] of Object.entries(packages)) {
    if (place === '' || (dev && !inClient.has(place) && !isFont(place))) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const named = license ?? namedInFile[name];
    if (!named)
      throw new Error(`${name} names no licence: look into its files, and write it here and in docs/licences.md`);
    const licence = spelled[named] ?? named;
    shipped.set(`${name} ${version}`, { name, version, licence, place });
  }
  return [...shipped.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Fonts are files, not modules. */
const isFont = (place: string) => place.startsWith('node_modules/@fontsource');

function textsOf(root: string, shipped: ReturnType<typeof shippedPackages>): string {
  const line = '='.repeat(80);
  const texts = shipped.map(({ place, name, version, licence }) =>
    [line, `${name} ${version}: ${licence}`, line, ...licenceTexts(path.join(root, place))].join('\n'),
  );
  return `${texts.join('\n\n')}\n`;
}

/** Empty if the package is for another platform or contains no such file. */
const licenceTexts = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|notice|copying)/i.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());
