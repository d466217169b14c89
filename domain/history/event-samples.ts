import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { HistoryEvent } from './events.ts';

const at = '2026-11-21T09:00:00.000Z';
const stream = `session-${'0'.repeat(32)}`;

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<HistoryEvent> = {
  HistorySearched: {
    type: 'HistorySearched',
    data: { category: 'session', actor: null, from: at, to: null, textHash: 'h'.repeat(43), at },
  },
  HistoryRead: { type: 'HistoryRead', data: { stream, at } },
  HistoryExported: { type: 'HistoryExported', data: { stream, format: 'csv', at } },
};
