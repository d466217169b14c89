import type { Decider } from '#domain/kernel/decider.ts';
import type { LookUp } from './contract/look-up.ts';
import type { HistoryEvent } from './events.ts';

/** Look-ups of the last minute, each with its time. */
export type LookUps = Readonly<Record<string, string>>;

/** A repeated request within this time counts as the same look-up. */
export const sameLookUpMs = 60_000;

/** One auditor's look-ups of one day. */
export const historyDecider: Decider<LookUps, LookUp, HistoryEvent> = {
  initialState: {},

  decide(lookUp, recent, now) {
    const at = now.toISOString();
    const event = recorded(lookUp, at);
    const last = recent[keyOf(event)];
    return last !== undefined && isSame(last, at) ? [] : [event];
  },

  evolve(recent, event) {
    // A newer version may have written events that this one does not know.
    if (!(event.type in known)) return recent;
    const lasting = Object.entries(recent).filter(([, at]) => isSame(at, event.data.at));
    return { ...Object.fromEntries(lasting), [keyOf(event)]: event.data.at };
  },
};

const known = { HistorySearched: true, HistoryRead: true, HistoryExported: true } as const satisfies Record<
  HistoryEvent['type'],
  true
>;

function recorded({ type, data }: LookUp, at: string): HistoryEvent {
  switch (type) {
    case 'SearchHistory': {
      const { category, actor, from, to, type: kind, textHash } = data;
      return {
        type: 'HistorySearched',
        data: { category, actor, from, to, ...(kind && { type: kind }), textHash, at },
      };
    }
    case 'ReadHistory':
      return { type: 'HistoryRead', data: { stream: data.stream, at } };
    case 'ExportHistory':
      return { type: 'HistoryExported', data: { stream: data.stream, format: data.format, at } };
  }
}

const isSame = (earlier: string, later: string) => Date.parse(later) - Date.parse(earlier) < sameLookUpMs;

// `jsonb` does not keep the order of fields.
function keyOf({ type, data }: HistoryEvent): string {
  const fields = Object.entries(data).filter(([name]) => name !== 'at');
  return JSON.stringify([type, ...fields.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
