import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { KillNews, type KillOrder } from './kill-order.ts';

const program = fileURLToPath(new URL('./killer-process.ts', import.meta.url));

export type Killer = Readonly<{
  url: string;
  /** When it killed, ms since 1970, and how long until there was an answer again. */
  kills: readonly number[];
  backAfterMs: readonly number[];
  /** Lets it begin; resolves when it has killed as often as it should. */
  play: () => Promise<void>;
  /** Ends it, and the server in good order. */
  end: () => Promise<void>;
}>;

/** A server on `directory`, in the hands of a process that will kill it. */
export async function startKiller(order: KillOrder): Promise<Killer> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const kills: number[] = [];
  const backAfterMs: number[] = [];
  const lines = createInterface({ input: child.stdout });

  const news = (wanted: KillNews['type']) =>
    new Promise<KillNews>((resolve, reject) => {
      lines.on('line', (line) => {
        const heard = KillNews.parse(JSON.parse(line));
        if (heard.type === wanted) resolve(heard);
        if (heard.type === 'failed') reject(new Error(heard.why));
      });
      void ended.then(() => reject(new Error('the killer ended')));
    });
  lines.on('line', (line) => {
    const heard = KillNews.parse(JSON.parse(line));
    if (heard.type === 'killed') kills.push(heard.at);
    if (heard.type === 'back') backAfterMs.push(heard.afterMs);
  });

  const ready = await news('ready');
  return {
    url: ready.type === 'ready' ? ready.url : '',
    kills,
    backAfterMs,
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
