import { rm } from 'node:fs/promises';
import path from 'node:path';
import { measuringThreads } from '#analysis/audio/threads/measuring-threads.ts';
import { scoreSession } from '#analysis/score/score-session.ts';
import { figuresOfSound } from '#analysis/score/sound/figures-of-sound.ts';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { decodeToPcm, pcmRate } from '#infra/media/decode.ts';
import { audioFormat } from '#infra/media/media-format.ts';

/**
 * Works through a queue of talks like the worker: `queue-of-sessions.ts FFMPEG M4A COUNT CONCURRENCY`. Prints the seconds
 * after every thread had its first talk, and the peak memory of the process in bytes.
 */
const [ffmpeg = '', file = '', count = '', concurrency = ''] = process.argv.slice(2);
const threads = measuringThreads();

await workOff(Number(concurrency));
const started = performance.now();
await workOff(Number(count));
const wall = (performance.now() - started) / 1_000;
console.log(JSON.stringify({ wall, memory: process.resourceUsage().maxRSS * 1_024 }));
await threads.close();

async function workOff(sessions: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < sessions) await analyse(next++);
  };
  await Promise.all(Array.from({ length: Number(concurrency) }, worker));
}

async function analyse(session: number): Promise<void> {
  const target = path.join(path.dirname(file), `talk-${session}.pcm`);
  const format = audioFormat('mov', 'audio/mp4');
  await decodeToPcm({ ffmpeg, source: file, format, target, maxSeconds: 10_000 });
  const measures = await threads.measure({ file: target, sampleRate: pcmRate });
  scoreSession(figuresOfSound(measures), normsOf({ locale: 'de', kind: 'presentation' }));
  await rm(target);
}
