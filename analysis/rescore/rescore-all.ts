import { isDeepStrictEqual } from 'node:util';
import { idOf } from '#domain/kernel/ids.ts';
import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import { prefixOf } from '#domain/stream-names.ts';
import { BlobMissing, type BlobStore } from '#infra/blobs/blob-store.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import { type StoredFeatures, storedFeatures } from '../features.ts';
import type { Judgement } from '../score/judge-session.ts';
import { judgeStored } from '../score/judge-stored.ts';
import { reporterOf } from '../session-reports.ts';
import { lastScore, type StoredScore } from './last-score.ts';
import { reproduces, sameScore } from './reproduces.ts';

const atOnce = 1_000;
/** The number of talks between two progress lines. */
const told = 100;

/** The ids of all sessions that were ever scored, each once, in the order of their first score. */
async function analysedSessions(store: EventStore): Promise<readonly string[]> {
  const seen = new Set<string>();
  let after = 0n;
  for (;;) {
    const events = await store.readAll({ after, limit: atOnce, prefixes: [prefixOf('session')] });
    for (const { type, stream } of events) {
      if (type === 'AnalysisSucceeded') seen.add(idOf(stream));
    }
    const last = events.at(-1);
    if (!last) return [...seen];
    after = last.position;
  }
}

export type Rescoring = Readonly<{
  store: EventStore;
  blobs: BlobStore;
  handle: Handle;
  normsOf: NormsOf;
  /** Only reports the changes. */
  dryRun: boolean;
  tell: (line: string) => void;
}>;

/** Numbers of talks. `otherwise`: stored scores that their own formula does not reproduce. */
export type Rescored = { anew: number; same: number; otherwise: number; unreadable: number };

/** Scores every talk again from its stored measures, never from its sound, with today's formula and norms. May run beside a server, and be repeated. */
export async function rescoreAll(rescoring: Rescoring): Promise<Rescored> {
  const counts: Rescored = { anew: 0, same: 0, otherwise: 0, unreadable: 0 };
  const sessions = await analysedSessions(rescoring.store);
  for (const [done, sessionId] of sessions.entries()) {
    if (done > 0 && done % told === 0) rescoring.tell(`${done} of ${sessions.length} talks looked at`);
    try {
      await rescore(sessionId, rescoring, counts);
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
      counts.unreadable += 1;
      rescoring.tell(`${sessionId}: what was measured is missing`);
    }
  }
  return counts;
}

async function rescore(sessionId: string, rescoring: Rescoring, counts: Rescored): Promise<void> {
  const { store, normsOf, dryRun, tell } = rescoring;
  const features = await storedFeatures(sessionId, rescoring);
  // Deleted, or being analysed anew.
  if (features?.session.analysis !== 'succeeded') return;
  const stored = await lastScore(sessionId, store);
  if (!stored) return;
  if (!reproduces(stored, features, normsOf)) counts.otherwise += 1;
  const judged = judgeStored(features, rescoring);
  if (isSame(judged, stored)) {
    counts.same += 1;
    return;
  }
  if (!dryRun) await report(sessionId, { judged, stored, features }, rescoring);
  counts.anew += 1;
  tell(`${sessionId}: ${said(stored)} → ${said(judged)}`);
}

const isSame = (judged: Judgement, stored: StoredScore) =>
  sameScore(judged, stored) && isDeepStrictEqual(judged.advice, stored.advice);

const said = ({ score, version }: Pick<Judgement, 'score' | 'version'>) =>
  `${score ?? 'no score'} (formula ${version})`;

type Candidate = Readonly<{ judged: Judgement; stored: StoredScore; features: StoredFeatures }>;

/** Two simultaneous runs make one event: its id derives from the score that it follows. */
async function report(
  sessionId: string,
  { judged, stored, features }: Candidate,
  { handle }: Rescoring,
): Promise<void> {
  const id = uuidv5(stored.eventId, 'rescore');
  const { words, dismissed, kind, gain, movementAnalysed: movement } = features.session;
  const madeOf = { basis: words?.basis ?? null, dismissed, kind, gain, movement };
  const send = reporterOf({ id, correlationId: id, payload: { sessionId } }, handle);
  await send({ type: 'Rescore', data: { ...judged, ...madeOf, cause: 'formula' } });
}
