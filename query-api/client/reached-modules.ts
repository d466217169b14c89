import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that only re-export: importing a name from them loads only the module of that name. */
const door = /[\\/](?:for-others\.ts|lucide-react\.mjs)$/;
const imported = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s+)?['"]([^'"]+)['"]/gm;

/** The client's modules that these import, directly or indirectly, and their icons. Leaves out other packages. */
export function reachedFrom(root: string, parts: readonly string[]): ReadonlySet<string> {
  const found = new Set(parts);
  // The loop also visits the modules that it adds.
  for (const module of found) for (const next of importsOf(root, module)) found.add(next);
  return found;
}

/** Modules of the client without tests: their folder, and their text without lines of docstrings. */
const modulesOfClient = (root: string): readonly Readonly<{ folder: string; text: string }>[] =>
  readdirSync(path.join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath: folder, name }) => ({
      folder,
      text: readFileSync(path.join(folder, name), 'utf8').replaceAll(/^[/ ]*\*.*$/gm, ''),
    }));

/** Every lazily loaded part of the client. */
export function laterParts(root: string): readonly string[] {
  const parts = modulesOfClient(root).flatMap(({ folder, text }) =>
    [...text.matchAll(/import\('(\.[^']+\.tsx?)'\)/g)].map(([, part = '']) => path.resolve(folder, part)),
  );
  return [...new Set(parts)];
}

const declared = /\b(lazyPart|firstPart)(?:<[^(]*>)?\(\s*'([^']*)',\s*\(\) =>\s*import\('(\.[^']+)'\)/g;

/** Every part that `lazyPart` or `firstPart` declares: the area whose words it loads, and its module. */
export const declaredParts = (root: string): readonly Readonly<{ by: string; area: string; module: string }>[] =>
  modulesOfClient(root).flatMap(({ folder, text }) =>
    [...text.matchAll(declared)].map(([, by = '', area = '', part = '']) => ({
      ...{ by, area },
      module: path.resolve(folder, part),
    })),
  );

const known = new Map<string, readonly string[]>();

function importsOf(root: string, module: string): readonly string[] {
  const read = known.get(module);
  if (read) return read;
  const imports = /\.tsx?$/.test(module) ? [...readFileSync(module, 'utf8').matchAll(imported)] : [];
  const modules = imports
    .filter(([statement]) => !(door.test(module) && statement.startsWith('export')))
    .flatMap(([, names = '', from = '']) => {
      const next = moduleAt(root, module, from);
      if (!next) return [];
      return door.test(next) ? behindDoor(next, names) : [next];
    });
  known.set(module, modules);
  return modules;
}

function moduleAt(root: string, importer: string, from: string): string | undefined {
  if (from === 'lucide-react') return path.join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
  if (!/\.tsx?$/.test(from)) return undefined;
  return from.startsWith('#') ? path.join(root, from.slice(1)) : path.resolve(importer, '..', from);
}

const doors = new Map<string, ReadonlyMap<string, string>>();

/** The modules of the imported names (`{ Bell as BellIcon, type LucideIcon }`). A re-exporting module may also declare names itself. */
function behindDoor(file: string, names: string): readonly string[] {
  const modules = doors.get(file) ?? modulesByName(file);
  doors.set(file, modules);
  return namesIn(names).map(([name]) => modules.get(name) ?? file);
}

function modulesByName(file: string): ReadonlyMap<string, string> {
  const passedOn = readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g);
  return new Map(
    [...passedOn].flatMap(([, names = '', from = '']) =>
      namesIn(names).map(([, name]) => [name, path.resolve(file, '..', from)] as const),
    ),
  );
}

/** Pairs of the exported and the local name. */
const namesIn = (names: string): readonly (readonly [string, string])[] =>
  names
    .replace(/^[^{]*\{|\}[^}]*$/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/))
    .map(([there = '', here = there]) => [there, here]);
