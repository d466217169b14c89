import { spawnSync } from 'node:child_process';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { decodeToPcm } from './decode.ts';
import { probe } from './probe.ts';
import { type FfmpegRun, runFfmpeg } from './run-ffmpeg.ts';

afterEach(() => vi.unstubAllEnvs());

const wav = { demuxer: 'wav', contentType: 'audio/wav', kind: 'audio' } as const;
const hang = '/bin/sleep 60 & say $!; /bin/sleep 60';
const printed = (blocks: number) => `n=0; while [ $n -lt ${blocks} ]; do printf "%65536s" x; n=$((n+1)); done`;
/** Ends by itself after a while, so that a broken limit does not fill the disk. */
const flood = printed(3_000);

test.each([
  ['crashes', 'kill -SEGV $$', 'signal'],
  ['aborts', 'kill -ABRT $$', 'signal'],
  ['is killed from outside, as by the kernel out of memory', 'kill -KILL $$', 'signal'],
  ['ends with an error that says nothing', 'exit 3', 'exit'],
  ['finds no space', 'echo "write: No space left on device" >&2; exit 1', 'disk_full'],
  ['waits for ever', hang, 'time'],
  ['works for ever', 'while :; do :; done', 'time'],
  ['will not be told to stop', `trap "" TERM INT HUP; ${hang}`, 'time'],
  ['leaves a child behind', '/bin/sleep 60 & say $!; exit 3', 'exit'],
  ['writes without end', `${flood} > "$target"`, 'output'],
])('fails for a tool that %s, and leaves no process or output', async (_, script, fault) => {
  const tool = await fakeFfmpeg(script);
  const started = Date.now();
  await expect(decode(tool)).rejects.toMatchObject({ name: 'MediaToolFailed', fault });
  expect(Date.now() - started).toBeLessThan(limits.wallMs + 20_000);
  await expectNothingLeft(tool);
});

test.runIf(process.platform === 'linux')('stops a tool that takes all memory', async () => {
  const script =
    'const all = []; const more = () => { all.push(Buffer.alloc(2e7, 1)); if (all.length < 60) setTimeout(more, 20); };';
  const tool = await fakeFfmpeg(`exec '${process.execPath}' -e '${script} more()'`);
  const memory = { wallMs: 10_000, memoryBytes: 300_000_000 };
  await expect(decode(tool, { limits: memory })).rejects.toMatchObject({ fault: 'memory' });
  await expectNothingLeft(tool);
});

test('ends a cancelled job at once, with the reason', async () => {
  const tool = await fakeFfmpeg(hang);
  const off = new AbortController();
  setTimeout(() => off.abort(new Error('the session was deleted')), 200);
  const started = Date.now();
  await expect(decode(tool, { signal: off.signal, limits: { wallMs: 20_000 } })).rejects.toThrow(
    'the session was deleted',
  );
  expect(Date.now() - started).toBeLessThan(15_000);
  await expectNothingLeft(tool);
});

test('starts nothing for a job that was cancelled before', async () => {
  const tool = await fakeFfmpeg('exit 0');
  await expect(decode(tool, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
  expect(await pidsOf(tool)).toEqual([]);
});

test('fails with a tool error if the tool is missing', async () => {
  const missing = { path: '/nowhere/ffmpeg', directory: await testDirectory() };
  await expect(decode(missing)).rejects.toMatchObject({ fault: 'start' });
});

test('keeps only a part of endless output', async () => {
  const tool = await fakeFfmpeg(`echo first >&2; ${printed(100)} >&2; echo last >&2`);
  const said = await runFfmpeg(runOf(tool, { output: 'none', limits: { wallMs: 120_000 } }));
  expect(said.length).toBeLessThanOrEqual(262_144);
  expect([said.startsWith('first'), said.endsWith('last\n')]).toEqual([true, true]);
});

test('streams stdout to the reader, up to the limit', async () => {
  const heard: number[] = [];
  const consume = async (stdout: AsyncIterable<Buffer>) => {
    for await (const chunk of stdout) heard.push(chunk.length);
  };
  await runFfmpeg(runOf(await fakeFfmpeg('printf hello'), { output: { consume } }));
  expect(heard).toEqual([5]);
  const endless = await fakeFfmpeg(flood);
  const run = runFfmpeg(runOf(endless, { output: { consume }, limits: { wallMs: 20_000, outputBytes: 1_000_000 } }));
  await expect(run).rejects.toMatchObject({ fault: 'output' });
  await expectNothingLeft(endless);
});

test('ends the tool when the reader fails, and throws the reader’s error', async () => {
  const tool = await fakeFfmpeg(`${flood}; ${hang}`);
  const consume = async (stdout: AsyncIterable<Buffer>) => {
    for await (const { length } of stdout)
      throw new Error(`the reader broke after ${length > 0 ? 'some' : 'no'} bytes`);
  };
  await expect(runFfmpeg(runOf(tool, { output: { consume } }))).rejects.toThrow('the reader broke after some bytes');
  await expectNothingLeft(tool);
});

test('passes no secrets of the server to the tool, and always the guard', async () => {
  vi.stubEnv('TOKEN_KEY', 'a-secret-of-the-server');
  const tool = await fakeFfmpeg('/usr/bin/env >&2; echo "$@" >&2');
  const said = await runFfmpeg(runOf(tool, { output: 'none' }));
  expect(said).not.toContain('a-secret-of-the-server');
  expect(said).toContain(
    '-nostdin -hide_banner -nostats -protocol_whitelist file,pipe -max_pixels 9000000 -codec_whitelist pcm_u8,',
  );
});

test('ends a hanging probe too', async () => {
  const tool = await fakeFfmpeg(hang);
  const signal = AbortSignal.timeout(300);
  await expect(probe({ ffmpeg: tool.path, source: tool.path, format: wav, signal })).rejects.toThrow('timeout');
  await expectNothingLeft(tool);
});

const limits = { wallMs: 800, memoryBytes: 600_000_000, outputBytes: 5_000_000 };

type Fake = Readonly<{ path: string; directory: string }>;

/** A program named ffmpeg that records its process id, and those that its script passes to `say`. `$target`: the file that it should write. */
async function fakeFfmpeg(script: string): Promise<Fake> {
  const [home, directory] = [await testDirectory(), await testDirectory()];
  const tool = path.join(home, 'ffmpeg');
  const start = ['#!/bin/sh', `say() { echo "$1" >> '${home}/pids'; }`, 'say $$', `target='${directory}/talk.pcm'`];
  await writeFile(tool, [...start, script, ''].join('\n'));
  await chmod(tool, 0o755);
  return { path: tool, directory };
}

function decode(tool: Fake, more: { readonly signal?: AbortSignal; readonly limits?: object } = {}) {
  const target = path.join(tool.directory, 'talk.pcm');
  return decodeToPcm({ ffmpeg: tool.path, source: tool.path, format: wav, target, maxSeconds: 60, limits, ...more });
}

function runOf(tool: Fake, more: Pick<FfmpegRun, 'output'> & Partial<FfmpegRun>): FfmpegRun {
  return { ffmpeg: tool.path, input: { path: tool.path, demuxer: 'wav' }, options: [], limits, ...more };
}

async function pidsOf(tool: Fake): Promise<readonly string[]> {
  const noted = await readFile(path.join(path.dirname(tool.path), 'pids'), 'utf8').catch(() => '');
  return noted.split('\n').filter((pid) => pid !== '');
}

async function expectNothingLeft(tool: Fake): Promise<void> {
  const pids = await pidsOf(tool);
  expect(pids.length).toBeGreaterThan(0);
  const running = () =>
    spawnSync('ps', ['-o', 'stat=', '-p', pids.join(',')])
      .stdout.toString()
      .match(/^[^Z\s]/gm);
  await eventually(() => expect(running()).toBeNull());
  expect(await readdir(tool.directory)).toEqual([]);
}
