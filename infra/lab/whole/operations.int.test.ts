import { readFileSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { commandLine as rescore } from '#analysis/rescore/command-line.ts';
import { commandLine as audit } from '#command-api/history/command-line.ts';
import { commandLine as privacy } from '#command-api/privacy/command-line.ts';
import { groupCommands } from '#domain/groups/contract/calls.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { copyCommand as blobs } from '#infra/blobs/copy-command.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import type { Program } from '#infra/start-up/command-line.ts';
import { commandLine as projections } from '#projections/command-line.ts';
import { commandLine as verify } from '../faults/verify-command.ts';
import { testDirectory } from '../testing/test-directory.ts';

const programs: Readonly<Record<string, Program>> = { rescore, audit, privacy, blobs, projections, verify };
/** Commands that need an outside server or a download; their `--help` would test nothing. */
const elsewhere = ['test:eventstore', 'transcriber', 'earlier:beside'];

/** Every command of the operations page: those in the text, and the rows of its two tables. */
function documented(): readonly string[] {
  const page = readFileSync('docs/operations.md', 'utf8');
  const inText = [...page.matchAll(/`npm run ([\w:]+(?: -- [^`]+)?)`/g)].map(([, words = '']) => words);
  const inTables = [...page.matchAll(/`npm run (\w+) --(?: COMMAND)?`[^\n]*\n(?:\n?\|[^\n]*\n)+/g)].flatMap(
    ([table, name = '']) => [...table.matchAll(/^\| `([a-z][^`]*)` \|/gm)].map(([, words]) => `${name} -- ${words}`),
  );
  const all = [...inText, ...inTables].filter((one) => !one.endsWith(' COMMAND'));
  const ofPrograms = all.filter((one) => !elsewhere.some((name) => one.startsWith(name)));
  return [...new Set(ofPrograms)].map((one) => one.replaceAll('\\|', '|'));
}

test('every command of the operations page works beside a running server', async () => {
  const app = await ownApp();
  const ada = await app.person({ lastName: 'Lovelace' });
  await ada.send(groupCommands.AddGroup, { body: { name: 'Redner' } });
  await app.settle();
  const [out, copy] = [await testDirectory(), await testDirectory()];
  const heads = path.join(out, 'heads');
  const url = (directory: string) => pathToFileURL(directory).href;
  const keyIn = (lines: string) => readHeads(lines, heads).at(-1)?.publicKey;
  const proofIn = async () => (await readdir(out)).find((name) => name.endsWith('.proof.json')) ?? '';

  /** Each command as on the page, and the words to run it; in an order in which each has work to do. */
  const tried: readonly (readonly [string, ...(string | (() => Promise<string>))[]])[] = [
    ['projections -- status'],
    ['projections -- rebuild NAME|all [--no-swap]', 'rebuild groups --no-swap'],
    ['projections -- swap NAME|all', 'swap groups'],
    ['projections -- rebuild all'],
    ['projections -- rebuild all --other-log'],
    ['projections -- verify NAME|all', 'verify groups'],
    ['projections -- verify all'],
    ['projections -- retry NAME|all', 'retry all'],
    ['projections -- drop NAME|all', 'drop groups'],
    ['projections -- drop all'],
    ['rescore', '', '--dry-run'],
    ['audit -- sign'],
    ['audit -- status'],
    ['audit -- verify'],
    ['audit -- verify --heads FILE', `verify --heads ${heads}`],
    ['audit -- verify [--heads FILE]', 'verify'],
    [
      'audit -- export --out DIR [--stream NAME | --category NAME] [--from TIME] [--to TIME]',
      `export --out ${out} --category group --from 2020-01-01 --to 2099-01-01`,
    ],
    [
      'audit -- verify-proof FILE [--key PUBLICKEY]',
      async () => `verify-proof ${path.join(out, await proofIn())} --key ${keyIn(await readFile(heads, 'utf8'))}`,
    ],
    ['blobs -- copy FROM TO', `copy ${url(path.join(app.directory, 'blobs'))} ${url(copy)}`],
    ['privacy -- status'],
    ['privacy -- rotate --reason "Somebody left the team"', 'rotate --reason Moved'],
    ['privacy -- rotate --reason "..."', 'rotate --reason Again'],
    ['privacy -- erase USER --reason REASON', `erase ${ada.id} --reason requested --yes`],
    ['verify'],
  ];
  expect(tried.map(([command]) => command).toSorted()).toEqual(documented().toSorted());

  for (const [command, ...said] of tried) {
    const [name = '', own = ''] = command.split(' -- ');
    for (const words of said.length > 0 ? said : [own]) {
      const given = typeof words === 'string' ? words : await words();
      const lines: string[] = [];
      const run = programs[name]?.({
        words: given.split(' ').filter(Boolean),
        env: app.env,
        tell: (line) => void lines.push(line),
      });
      const isWell = await run;
      expect({ command, isWell, lines: isWell === true ? [] : lines }).toEqual({ command, isWell: true, lines: [] });
      if (name !== 'rescore') expect(lines, command).not.toEqual([]);
      if (given === 'sign') await cp(path.join(app.directory, 'audit.heads'), heads);
    }
    await app.settle();
  }
}, 180_000);
