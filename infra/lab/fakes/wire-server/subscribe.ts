import { caughtUp, confirmation, eventMessage } from './messages.ts';
import { firstAt, type ReadCall, send } from './sending.ts';
import { tooSlow } from './status.ts';
import type { Seen, Switches } from './switches.ts';
import type { Stored, WireLog } from './wire-log.ts';

type Parts = Readonly<{ log: WireLog; switches: Switches; seen: Seen }>;

/** Sends the existing events after a position at the client's pace; then new ones, until more are waiting than the buffer holds. */
export async function subscribe(call: ReadCall, { log, switches, seen }: Parts): Promise<void> {
  seen.subscriptions += 1;
  seen.open.add(call);
  call.once('close', () => seen.open.delete(call)).once('cancelled', () => seen.open.delete(call));
  call.write(confirmation());
  if (switches.subscriptions === 'silent') return;

  let next = firstAt(log.all(), startOf(call, log) + 1n);
  for (let event = log.all()[next]; event && !call.cancelled; event = log.all()[++next])
    await send(call, eventMessage(event));
  if (call.cancelled) return;
  call.write(caughtUp());
  follow(call, log, switches);
}

function startOf(call: ReadCall, log: WireLog): bigint {
  const wanted = call.request.getOptions()?.getAll();
  if (wanted?.hasEnd()) return log.all().at(-1)?.position ?? 0n;
  return BigInt(wanted?.getPosition()?.getCommitPosition() ?? 0);
}

function follow(call: ReadCall, log: WireLog, switches: Switches) {
  const waiting: Stored[] = [];
  let sending = false;

  async function drain() {
    if (sending) return;
    sending = true;
    // Events of one append arrive together.
    await new Promise((resolve) => setImmediate(resolve));
    for (let event = waiting.shift(); event && !call.cancelled; event = waiting.shift())
      await send(call, eventMessage(event));
    sending = false;
  }

  const stop = log.onAppend((events) => {
    waiting.push(...events);
    if (waiting.length <= switches.liveBuffer) return void drain();
    stop();
    waiting.length = 0;
    call.emit('error', tooSlow());
    return undefined;
  });
  call.once('cancelled', stop).once('close', stop);
}
