import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tusVersion } from '#domain/sessions/contract/uploads.ts';
import { newPerson, type Person } from '../../testing/person.ts';
import { cutMp4 } from '../../testing/recording.ts';
import { tusBy } from '../../testing/resumable-upload.ts';
import { startServer } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import { randomOf } from '../kit/random.ts';
import { quiet } from '../kit/scratch.ts';

/** Sizes in bytes: the largest accepted recording, and a smaller one for a short play. */
const sizes = { full: 400_000_000, short: 20_000_000 } as const;
const blockBytes = 1_000_000;

/** A part of an upload, up to byte `to`. `cut` breaks the connection there; without it, the sender waits for the answer. */
type Stretch = Readonly<{ url: string; person: Person; id: string; file: string; to: number; cut?: () => unknown }>;

/** F28: cuts the connection of an upload at random bytes and kills the server in the middle. Every byte must arrive once. */
export async function cutUploads({ rounds, seed, full, tell }: Play): Promise<Report> {
  const { directory, remove } = await usedDirectory();
  const env = { ...quiet, ROLES: 'command-api,query-api,projections,reactions' };
  let server = await startServer(directory, env);
  try {
    const { url } = server;
    const size = full ? sizes.full : sizes.short;
    const file = path.join(directory, 'talk.mp4');
    const sha256 = await writeFilm(file, size);
    const person = await newPerson(url);
    const { body } = await tusBy(person.send).begin(size, { type: 'video' });
    const random = randomOf(seed);
    const cuts = Array.from({ length: rounds }, () => random.below(size)).sort((one, other) => one - other);
    const killAt = Math.floor(rounds / 2);
    let underWay = 0;
    const from = performance.now();
    for (const [index, to] of cuts.entries()) {
      const stretch = { url, person, id: body.id, file, to };
      await sendTo({ ...stretch, cut: () => index === killAt && server.kill() });
      if (index === killAt) server = await startServer(directory, { ...env, PORT: new URL(url).port });
      underWay += to - (await tusBy(person.send).offset(body.id));
    }
    await sendTo({ url, person, id: body.id, file, to: size });
    const seconds = (performance.now() - from) / 1_000;
    tell(`${size} bytes in ${seconds.toFixed(1)} s`);
    demand(await judge(person, { url, id: body.id, sha256 }));
    return { injected: cuts.length, bytes: size, 'bytes under way at the cuts': underWay };
  } finally {
    await server.stop();
    await remove();
  }
}

/** Writes random bytes with the head of a film. Returns their hash. */
async function writeFilm(name: string, size: number): Promise<string> {
  const head = Buffer.from(await cutMp4().arrayBuffer());
  const hash = createHash('sha256');
  const file = await open(name, 'w');
  for (let at = 0; at < size; at += blockBytes) {
    const block = randomBytes(Math.min(blockBytes, size - at));
    if (at === 0) head.copy(block);
    hash.update(block);
    await file.appendFile(block);
  }
  await file.close();
  return hash.digest('hex');
}

/** Sends from the server's current offset; sends nothing if the server already has the bytes. */
async function sendTo(stretch: Stretch): Promise<void> {
  const { person, id, to } = stretch;
  for (;;) {
    const offset = await tusBy(person.send).offset(id);
    if (offset >= to) return;
    const status = await append(stretch, offset);
    if (status === 'cut' || status === 204) return;
    // The server may not have noticed yet that the previous connection is dead.
    if (status !== 409 && status !== 423) throw new Error(`an append at ${offset} was answered with ${status}`);
    await sleep(100);
  }
}

/** Returns the status, or `cut` if the connection broke. */
async function append({ url, person, id, file, to, cut }: Stretch, offset: number): Promise<number | 'cut'> {
  const headers = {
    authorization: `Bearer ${person.accessToken}`,
    'tus-resumable': tusVersion,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'content-length': String((await stat(file)).size - offset),
  };
  const sent = request(`${url}/api/Uploads/${id}`, { method: 'PATCH', headers, agent: false });
  const answer = new Promise<number | 'cut'>((resolve) => {
    sent.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    sent.on('error', () => resolve('cut'));
  });
  const content = createReadStream(file, { start: offset, end: to - 1 });
  content.pipe(sent, { end: cut === undefined });
  const early = await Promise.race([answer, finished(content).then(() => undefined)]);
  content.destroy();
  await cut?.();
  if (cut) sent.destroy();
  return early ?? answer;
}

type Sent = Readonly<{ url: string; id: string; sha256: string }>;

async function judge(person: Person, { url, id, sha256 }: Sent): Promise<readonly string[]> {
  const tus = tusBy(person.send);
  const [first, again] = [
    await tus.finish(id, { analysisClass: 'fast' }),
    await tus.finish(id, { analysisClass: 'fast' }),
  ];
  if (first.status !== 201) return [`it was finished with ${first.status} ${first.body.code}`];
  const { body: media } = await person.seen<{ url: string }>(`/api/Sessions/${first.body.id}/Media`, first.headers);
  const hash = createHash('sha256');
  const { body } = await fetch(new URL(media.url, url));
  for await (const chunk of body ?? []) hash.update(chunk);
  return [
    ...(hash.digest('hex') === sha256 ? [] : ['other bytes arrived than were sent']),
    ...(again.body.id === first.body.id ? [] : ['it became two talks']),
  ];
}
