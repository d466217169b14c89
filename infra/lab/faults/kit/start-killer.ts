import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programArgs } from '#infra/programs/program-args.ts';
import { type Addresses, KillNews, type KillRequest, type Strike } from './kill-request.ts';

const program = new URL('./killer-process.ts', import.meta.url);

export type Killer = Readonly<{
  url: string;
  addresses: Addresses;
  /** Time of a healthy start, in ms. */
  startMs: number;
  strikes: readonly Strike[];
  /** Recovery time of each strike, in ms. */
  backAfterMs: readonly number[];
  /** Starts the strikes; resolves after the last one. */
  play: () => Promise<void>;
  /** Ends the killer and stops its server in order. */
  end: () => Promise<void>;
}>;

type News<Type> = Extract<KillNews, { type: Type }>;

/** Starts a process that runs a server on `directory` and will strike at it. */
export async function startKiller(request: KillRequest): Promise<Killer> {
  const child = spawn(process.execPath, programArgs(program, JSON.stringify(request)), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const strikes: Strike[] = [];
  const backAfterMs: number[] = [];
  const lines = createInterface({ input: child.stdout });

  const news = <Type extends KillNews['type']>(wanted: Type) =>
    new Promise<News<Type>>((resolve, reject) => {
      lines.on('line', (line) => {
        const heard = KillNews.parse(JSON.parse(line));
        if (heard.type === wanted) resolve(heard as News<Type>);
        if (heard.type === 'failed') reject(new Error(heard.why));
      });
      void ended.then(() => reject(new Error('the killer ended')));
    });
  lines.on('line', (line) => {
    const heard = KillNews.parse(JSON.parse(line));
    if (heard.type !== 'struck') return;
    strikes.push(heard);
    backAfterMs.push(heard.afterMs);
  });

  const { url, addresses, startMs } = await news('ready');
  return {
    ...{ url, addresses, startMs, strikes, backAfterMs },
    async play() {
      const over = news('over');
      child.stdin.write('begin\n');
      await over;
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
