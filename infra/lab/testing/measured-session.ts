import { randomUUID } from 'node:crypto';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { anyRevision } from '#infra/event-store/event-store.ts';
import type { AppPerson, TestApp } from './app.ts';

type Measured = Readonly<{
  score: number | null;
  fillers?: number;
  wordsPerMinute?: number;
  isSound?: boolean;
  sessionName?: string;
}>;

/** A session with these results, as if it had been analysed. */
export async function measuredSession(app: TestApp, person: AppPerson, measured: Measured): Promise<string> {
  const { sessionName = 'Rede' } = measured;
  const id = await person.uploaded(undefined, { sessionName });
  await analysed(app, id, measured);
  return id;
}

/** Appends the events of an analysis with these results to a session. */
export async function analysed({ deps }: TestApp, id: string, measured: Measured) {
  const { score, fillers = 1, wordsPerMinute = 120, isSound = false } = measured;
  const { AudioAnalysed, TextAnalysed, AnalysisSucceeded } = storedSamples;
  const text = { ...TextAnalysed.data.summary, fillersPerMinute: fillers, wordsPerMinute };
  const speed = { value: wordsPerMinute, unit: 'words_per_minute', good: { from: 90, to: 150 } } as const;
  const fillersPart = {
    name: 'filler_words',
    score: 9,
    value: fillers,
    unit: 'per_minute',
    good: { from: null, to: 2 },
  } as const;
  const parts = [
    ...AnalysisSucceeded.data.parts.filter(({ name }) => name !== 'filler_words' && name !== 'speech_speed'),
    ...(isSound ? [] : [{ name: 'speech_speed', score: 9, ...speed } as const, fillersPart]),
  ];
  const events: SessionEvent[] = [
    AudioAnalysed,
    { ...TextAnalysed, data: { ...TextAnalysed.data, summary: text as typeof TextAnalysed.data.summary } },
    { ...AnalysisSucceeded, data: { ...AnalysisSucceeded.data, score, parts } },
  ];
  const at = new Date().toISOString();
  const cause = { correlationId: randomUUID(), causationId: randomUUID(), commandId: randomUUID(), commandHash: '' };
  const metadata = { ...cause, actor: { kind: 'system', id: 'test' }, at, schema: 1 } as const;
  const appended = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  await deps.store.append(`session-${id}`, anyRevision, appended);
}
