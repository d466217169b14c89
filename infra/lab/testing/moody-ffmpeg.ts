import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { eventually } from './eventually.ts';
import { dataDirectory } from './server.ts';
import { ffmpeg } from './test-media.ts';

/** `slow` takes two seconds longer; `floods` writes without end. Every mood ends after a minute. */
type Mood = 'works' | 'slow' | 'hangs' | 'crashes' | 'floods';

/** An ffmpeg for the server of one test file, whose behaviour a file beside it controls. */
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
    /** Resolves at the next start of the program. */
    nextRun: async () => {
      const before = await runs();
      await eventually(async () => {
        if ((await runs()) === before) throw new Error('nobody has started ffmpeg');
      });
    },
    living: async () => (await pids()).filter(isAlive),
  };
}

// The server runs it with an empty environment, so the script names programs by their path.
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
