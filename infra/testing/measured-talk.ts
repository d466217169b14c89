import { randomUUID } from 'node:crypto';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { anyRevision } from '../event-store/event-store.ts';
import type { AppPerson, TestApp } from './app.ts';

type Measured = Readonly<{ score: number | null; fillers?: number; wordsPerMinute?: number; sessionName?: string }>;

/** A talk with these results, as if it had been analysed: for tests of what follows from them. */
export async function measuredTalk(app: TestApp, person: AppPerson, measured: Measured): Promise<string> {
  const { sessionName = 'Rede' } = measured;
  const id = await person.uploaded(undefined, { sessionName });
  await analysed(app, id, measured);
  return id;
}

/** Its analysis ends, or a later one does. */
export async function analysed({ deps }: TestApp, id: string, { score, fillers = 1, wordsPerMinute = 120 }: Measured) {
  const { AudioAnalysed, TextAnalysed, AnalysisSucceeded } = storedSamples;
  const text = { ...TextAnalysed.data.summary, fillersPerMinute: fillers, wordsPerMinute };
  const events: SessionEvent[] = [
    AudioAnalysed,
    { ...TextAnalysed, data: { ...TextAnalysed.data, summary: text as typeof TextAnalysed.data.summary } },
    { ...AnalysisSucceeded, data: { ...AnalysisSucceeded.data, score } },
  ];
  const at = new Date().toISOString();
  const cause = { correlationId: randomUUID(), causationId: randomUUID(), commandId: randomUUID(), commandHash: '' };
  const metadata = { ...cause, actor: { kind: 'system', id: 'test' }, at, schema: 1 } as const;
  const appended = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  await deps.store.append(`session-${id}`, anyRevision, appended);
}
