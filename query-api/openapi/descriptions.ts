import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));
/** A comment, and the name of the declaration below it. */
const commented = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*(?:export const )?(\w+)(?:: | = )\{/g;

/** By call: the comment above its declaration in the area's contract. */
export type Descriptions = ReadonlyMap<string, string>;

export const keyOfCall = (area: string, call: string): string => `${area}.${call}`;

/** Reads the descriptions from the comments in the contracts, so nobody has to write them a second time. */
export async function describedCalls(areas: readonly string[]): Promise<Descriptions> {
  const found = new Map<string, string>();
  for (const area of areas) {
    const folder = path.join(domain, area, 'contract');
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    for (const file of files.sort()) {
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const [, comment = '', name = ''] of text.matchAll(commented))
        found.set(keyOfCall(area, name), plain(comment));
    }
  }
  return found;
}

const plain = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `ChangeGoal` → "Change goal", `goalList` → "Goal list". */
export function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').split(' ');
  return words.map((word, index) => cased(word, index === 0)).join(' ');
}

function cased(word: string, isFirst: boolean): string {
  const isShort = /^[A-Z]{2,}$/.test(word);
  if (isShort) return word;
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase();
}
