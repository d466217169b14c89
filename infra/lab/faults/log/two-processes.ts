import { uuidv5 } from '#infra/ids.ts';
import { demand, type Play, type Report } from '../kit/fault.ts';
import { withLog } from '../kit/scratch.ts';
import { race } from './race.ts';

const processes = 2;
/** Many streams get this many times the commands of the single stream, because each command reads the single stream's long history. */
const wider = 4;
const manyStreams = 100;
const namespace = '5f0c8a52-7a0f-4e9e-8c36-1f1f4c7f9d10';

type Log = Parameters<Parameters<typeof withLog>[0]>[0];
type Race = Readonly<{ streams: readonly string[]; commands: number; name: string }>;

/**
 * F5: two processes send commands to one stream, then to a hundred. One process wins each revision, and every command counts
 * once. `rounds`: commands of each process to the single stream.
 */
export const twoProcesses = ({ rounds, seed }: Play): Promise<Report> =>
  withLog(async (log) => {
    const one = await raced(log, { streams: namesOf(0, 1), commands: rounds, name: `${seed} one` });
    const many = await raced(log, { streams: namesOf(1, manyStreams), commands: wider * rounds, name: `${seed} many` });
    return {
      injected: one.lost,
      'commands to one stream': one.wanted,
      'races lost there': one.lost,
      'commands to a hundred': many.wanted,
      'races lost among them': many.lost,
    };
  });

const namesOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `quota-${String(from + index).padStart(32, '0')}_202601`);

async function raced({ url, store }: Log, { streams, commands, name }: Race) {
  const lost = await Promise.all(
    Array.from({ length: processes }, (_, racer) =>
      race({ url, streams, commands, namespace: uuidv5(namespace, `${name} ${racer}`) }),
    ),
  );
  const wanted = commands * processes;
  const histories = await Promise.all(streams.map((stream) => store.readStream(stream)));
  const events = histories.flat();
  const took = new Set(events.map(({ metadata }) => metadata.commandId)).size;
  const wrong = histories.flatMap((history) =>
    history.flatMap(({ stream, revision }, index) =>
      revision === index ? [] : [`${stream} has revision ${revision} at ${index}`],
    ),
  );
  if (events.length !== wanted) wrong.push(`${events.length} events of ${wanted} commands`);
  if (took !== wanted) wrong.push(`${took} of ${wanted} commands took effect`);
  demand(wrong);
  return { wanted, lost: lost.reduce((sum, races) => sum + races, 0) };
}
