import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A separate repository, with the code that compiles and runs. */
async function repository(sources: Readonly<Record<string, string>>) {
  const root = await mkdtemp(path.join(tmpdir(), 'rostra-programs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp(here, path.join(root, 'infra/programs'), { recursive: true });
  await symlink(path.join(here, '../../node_modules'), path.join(root, 'node_modules'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('package.json', JSON.stringify({ type: 'module', imports: { '#*': './*' } }));
  await write('package-lock.json', '{}');
  for (const [file, text] of Object.entries(sources)) await write(file, text);
  const folder = path.join(root, 'dist/programs/tool.ts');
  const made = () => readdir(folder);
  const args = (given: readonly string[]) => ['infra/programs/run.js', 'tool.ts', ...given];
  const start = (...given: readonly string[]) => spawn(process.execPath, args(given), { cwd: root });
  const run = async (...given: readonly string[]) =>
    (await promisify(execFile)(process.execPath, args(given), { cwd: root })).stdout.trim();
  return { root, write, start, run, made, folder };
}

test('runs a program with its arguments, and compiles it once', async () => {
  const { run, made } = await repository({
    'tool.ts': `import { shout } from '#lib/shout.ts';\nconsole.log(shout(process.argv.slice(2).join(' ') as string));`,
    'lib/shout.ts': 'export const shout = (text: string): string => text.toUpperCase();',
  });
  expect(await run('good', 'morning')).toBe('GOOD MORNING');
  const before = await made();
  expect(await run('again')).toBe('AGAIN');
  expect(await made()).toEqual(before);
});

test('compiles again after a source has changed or is gone', async () => {
  const { run, write } = await repository({
    'tool.ts': `import { answer } from './answer.ts';\nconsole.log(answer);`,
    'answer.ts': 'export const answer = 41;',
  });
  expect(await run()).toBe('41');
  await write('answer.ts', 'export const answer = 42;');
  expect(await run()).toBe('42');
  await write('answer.ts', 'export const answer = 41;');
  expect(await run()).toBe('41');
  await write('tool.ts', `console.log('alone');`);
  expect(await run()).toBe('alone');
});

test('loads a lazy module of a running program after the program was compiled again', async () => {
  const later = (word: string) => `export const word = '${word}';`;
  const { start, run, write } = await repository({
    'tool.ts': `if (process.argv[2]) process.stdin.once('data', async () => {
      console.log((await import('./later.ts')).word);
      process.exit();
    });
    console.log('ready');`,
    'later.ts': later('first'),
  });
  const child = start('wait');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  await write('later.ts', later('second'));
  expect(await run()).toBe('ready');
  child.stdin.write('go\n');
  expect((await lines.next()).value).toBe('first');
});

test('keeps recent compilations for concurrent starts, and deletes old ones', async () => {
  const { run, write, made, folder } = await repository({ 'tool.ts': 'console.log(0);' });
  const changed = async (count: number) => {
    await write('tool.ts', `console.log(${count});`);
    expect(await run()).toBe(String(count));
  };
  for (let count = 1; count <= 3; count++) await changed(count);
  const folders = (await made()).filter((name) => name !== 'made.json');
  expect(folders).toHaveLength(3);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of folders) await utimes(path.join(folder, name), longAgo, longAgo);
  await changed(4);
  expect((await made()).filter((name) => name !== 'made.json')).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm alone ends the server in order', async (signal) => {
  const { root, write } = await repository({
    'main.ts': `import { writeFileSync } from 'node:fs';
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.on(signal, () => {
        writeFileSync('ended', signal);
        process.exit(0);
      });
    setInterval(() => {}, 1_000);
    console.log('ready');`,
  });
  const { start } = JSON.parse(await readFile(path.join(here, '../../package.json'), 'utf8')).scripts;
  await write('package.json', JSON.stringify({ type: 'module', imports: { '#*': './*' }, scripts: { start } }));
  // In its own process group: no other process gets the signal.
  const npm = spawn('npm', ['start', '--silent'], { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void endGroup(npm.pid));
  expect((await createInterface({ input: npm.stdout })[Symbol.asyncIterator]().next()).value).toBe('ready');
  npm.kill(signal);
  await expect.poll(() => readFile(path.join(root, 'ended'), 'utf8').catch(() => '')).toBe(signal);
});

test('finds files beside a source, and reports its lines in errors', async () => {
  const { run } = await repository({
    'tool.ts': `import './deep/read.ts';\n\nif (process.argv[2]) throw new Error('told');`,
    'deep/read.ts': `import { readFileSync } from 'node:fs';\nconsole.log(readFileSync(new URL('./word.txt', import.meta.url), 'utf8'));`,
    'deep/word.txt': 'beside',
  });
  expect(await run()).toBe('beside');
  await expect(run('fail')).rejects.toThrow(/told[\s\S]*tool\.ts:3/);
});

test('reports a compile error with its place', async () => {
  const { run } = await repository({ 'tool.ts': 'const word = ;' });
  await expect(run()).rejects.toThrow(/tool\.ts:1:13/);
});

/** Processes that a failed test would leave running. */
function endGroup(leader: number | undefined) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has no members.
  }
}
