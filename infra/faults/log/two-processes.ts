import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { uuidv5 } from '../../ids.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import { withLog } from '../kit/scratch.ts';

const program = fileURLToPath(new URL('./racer-process.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const processes = 2;
const stream = `quota-${'0'.repeat(32)}_202601`;
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';

/** F5: two processes send commands to one stream; of each revision one wins, and every command counts once. */
export const twoProcesses = ({ rounds, seed }: Play): Promise<Report> =>
  withLog(async ({ url, store }) => {
    const lost = await Promise.all(
      Array.from({ length: processes }, async (_, racer) => {
        const own = uuidv5(namespace, `${seed} ${racer}`);
        const given = ['--import', 'tsx', program, url, stream, String(rounds), own];
        const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: root });
        return Number(stdout.trim());
      }),
    );
    const history = await store.readStream(stream);
    const wanted = rounds * processes;
    const commands = new Set(history.map(({ metadata }) => metadata.commandId));
    const wrong = history.flatMap(({ revision }, index) =>
      revision === index ? [] : [`revision ${revision} at ${index}`],
    );
    if (history.length !== wanted) wrong.push(`${history.length} events of ${wanted} commands`);
    if (commands.size !== wanted) wrong.push(`${commands.size} of ${wanted} commands took effect`);
    demand(wrong);
    return {
      injected: lost.reduce((sum, races) => sum + races, 0),
      commands: wanted,
      'races lost': lost.join(' and '),
    };
  });
