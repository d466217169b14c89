import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { SessionState } from '#domain/sessions/session.ts';

export type SessionHistory = {
  state: SessionState;
  /** Number of outcomes of each run, by the run's number. */
  readonly outcomes: Map<number, number>;
  successes: number;
  /** Position of the event that ended the last run or the session; 0 if there is none. */
  endedAt: bigint;
  changedAt: bigint;
  /** Current addresses of its blobs. */
  readonly addresses: Map<
    'media' | 'results' | 'rendition' | 'given words' | 'words' | 'findings' | 'feedback',
    string
  >;
};

/** Folds the history of every session, by session id. */
export function sessionHistories() {
  const sessions = new Map<string, SessionHistory>();
  return {
    sessions: sessions as ReadonlyMap<string, SessionHistory>,
    see(event: Recorded) {
      if (!event.stream.startsWith('session-')) return;
      const id = idOf(event.stream);
      const session = sessions.get(id) ?? newHistory();
      sessions.set(id, session);
      tell(session, event as Recorded<SessionEvent>);
    },
  };
}

const newHistory = (): SessionHistory => ({
  state: sessionDecider.initialState,
  outcomes: new Map(),
  successes: 0,
  endedAt: 0n,
  changedAt: 0n,
  addresses: new Map(),
});

function tell(session: SessionHistory, event: Recorded<SessionEvent>) {
  session.state = sessionDecider.evolve(session.state, event);
  session.changedAt = event.position;
  const { addresses, outcomes } = session;
  switch (event.type) {
    case 'SessionCreated':
      return void addresses.set('media', event.data.media.address);
    case 'RecordingCut':
      return void addresses.set('media', event.data.media.address);
    case 'AudioAnalysed':
      return void addresses.set('results', event.data.results.address);
    case 'RenditionMade':
      return event.data.rendition && void addresses.set('rendition', event.data.rendition.address);
    case 'TranscriptProvided':
      return void addresses.set('given words', event.data.text.address);
    case 'TranscriptMade':
      return void addresses.set('words', event.data.transcript.address);
    case 'TextAnalysed':
      addresses.set('words', event.data.transcript.address);
      return void addresses.set('findings', event.data.results.address);
    case 'FeedbackMade':
      return void addresses.set('feedback', event.data.feedback.address);
    case 'AnalysisSucceeded':
    case 'AnalysisFailed':
      outcomes.set(event.data.run, (outcomes.get(event.data.run) ?? 0) + 1);
      if (event.type === 'AnalysisSucceeded') session.successes += 1;
      session.endedAt = event.position;
      return;
    case 'SessionDeleted':
      session.endedAt = event.position;
  }
}
