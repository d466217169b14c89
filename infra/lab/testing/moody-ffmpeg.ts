import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { eventually } from './eventually.ts';
import { dataDirectory } from './server.ts';
import { ffmpeg } from './test-media.ts';

/** `slow` takes two seconds more; `floods` writes and writes, and says so; no mood goes on for longer than a minute. */
type Mood = 'works' | 'slow' | 'hangs' | 'crashes' | 'floods';

/** A program for one test file, to be given to the server as its ffmpeg: it does what it is told by a file beside it. */
export async function moodyFfmpeg() {
  const { directory, remove } = await dataDirectory();
  afterAll(remove);
  const at = (name: string) => path.join(directory, name);
  const [program, mood, started] = [at('ffmpeg'), at('mood'), at('runs')];
  await writeFile(program, script({ mood, runs: started }));
  await chmod(program, 0o755);
  await writeFile(started, '');
  const be = (wanted: Mood) => writeFile(mood, `${wanted}\n`);
  await be('works');
  const pids = async () => (await readFile(started, 'utf8')).split('\n').filter(Boolean).map(Number);
  const runs = async () => (await pids()).length;
  return {
    path: program,
    be,
    runs,
    /** Ends once it has been started more often than now. */
    nextRun: async () => {
      const before = await runs();
      await eventually(async () => {
        if ((await runs()) === before) throw new Error('nobody has started ffmpeg');
      });
    },
    living: async () => (await pids()).filter(isAlive),
  };
}

// The server gives it an empty environment: programs by their path.
const script = ({ mood, runs }: Readonly<Record<'mood' | 'runs', string>>) => `#!/bin/sh
[ "$1" = -version ] && exec '${ffmpeg}' -version
echo $$ >> '${runs}'
read mood < '${mood}'
for target; do :; done
target=\${target#file:}
case $mood in
  slow) /bin/sleep 2 ;;
  hangs) /bin/sleep 60; exit 1 ;;
  crashes) kill -SEGV $$ ;;
  floods)
    for second in 1 2 3 4 5 6; do
      /usr/bin/head -c 1000000 /dev/zero >> "$target"
      /usr/bin/head -c 1000000 /dev/zero >&2
      /bin/sleep 1
    done
    exit 1 ;;
esac
exec '${ffmpeg}' "$@"
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
