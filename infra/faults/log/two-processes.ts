import { uuidv5 } from '../../ids.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import { withLog } from '../kit/scratch.ts';
import { race } from './race.ts';

const processes = 2;
const stream = `quota-${'0'.repeat(32)}_202601`;
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';

/** F5: two processes send commands to one stream; of each revision one wins, and every command counts once. */
export const twoProcesses = ({ rounds, seed }: Play): Promise<Report> =>
  withLog(async ({ url, store }) => {
    const lost = await Promise.all(
      Array.from({ length: processes }, (_, racer) =>
        race({ url, stream, commands: rounds, namespace: uuidv5(namespace, `${seed} ${racer}`) }),
      ),
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
