import { quotaDecider } from '#domain/quotas/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['usage'],
  contents: {
    de: `quota.csv       verbrauchte Analysen, Rückmeldungen und Sekunden Live-Worte je Monat`,
    en: `quota.csv       analyses, feedbacks and seconds of live words used in each month`,
  },
  files: ({ streams }, { store }) => [textFile('quota.csv', () => monthsOf(store, streams.quota ?? []))],
};

async function monthsOf(store: EventStore, quotas: readonly string[]): Promise<string> {
  const rows: (readonly [month: string, ...uses: number[]])[] = [];
  for (const stream of quotas) {
    const { used, feedback, live } = await storedState(store, stream, quotaDecider);
    const month = stream.slice(stream.lastIndexOf('_') + 1);
    rows.push([
      `${month.slice(0, 4)}-${month.slice(4)}`,
      used.fast,
      used.relaxed,
      feedback.used.fast,
      feedback.used.relaxed,
      live.used.fast,
      live.used.relaxed,
    ]);
  }
  const columns = ['analysesFast', 'analysesRelaxed', 'feedbacksFast', 'feedbacksRelaxed'];
  return csv(['month', ...columns, 'liveSecondsFast', 'liveSecondsRelaxed'], rows);
}
