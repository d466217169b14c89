import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { GoalEvent, PracticeEvent } from './events.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
const rules = {
  target: 3,
  conditions: [
    { type: 'filler_words' as const, value: 2 },
    { type: 'due_date' as const, value: '2026-12-24T18:00:00.000Z' },
  ],
};

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<GoalEvent | PracticeEvent> = {
  GoalCreated: {
    type: 'GoalCreated',
    data: { ownerId: one, title: 'Weniger Füllwörter', ...rules, personIds: [one, other] },
  },
  GoalChanged: { type: 'GoalChanged', data: { title: 'Fast keine Füllwörter', ...rules, target: 5 } },
  PersonAssigned: { type: 'PersonAssigned', data: { personId: other } },
  PersonUnassigned: { type: 'PersonUnassigned', data: { personId: other } },
  GoalRemoved: { type: 'GoalRemoved', data: {} },
  GoalTaken: { type: 'GoalTaken', data: { goalId: one, since: '2026-11-23T10:00:00.000Z', ...rules } },
  GoalAdjusted: { type: 'GoalAdjusted', data: { goalId: one, ...rules, isStillReached: false } },
  GoalDropped: { type: 'GoalDropped', data: { goalId: one } },
  SessionNoted: {
    type: 'SessionNoted',
    data: {
      sessionId: other,
      createdAt: '2026-11-23T11:00:00.000Z',
      facts: {
        recordedAt: '2026-11-23T10:50:00.000Z',
        sentiment: 40,
        speech_speed: 121.5,
        pitch: 180.2,
        volume: 48,
        pauses: 4.1,
        repetition: 0.5,
        filler_words: 1.5,
        session_score: 7.25,
        speech_clarity: null,
      },
      goalIds: [one],
    },
  },
  SessionDropped: { type: 'SessionDropped', data: { sessionId: other } },
  GoalReached: { type: 'GoalReached', data: { goalId: one, progress: 3 } },
  GoalCelebrated: { type: 'GoalCelebrated', data: { goalId: one } },
  GoalReminded: {
    type: 'GoalReminded',
    data: { goalId: one, reminder: 'due_soon', dueAt: '2026-12-24T18:00:00.000Z' },
  },
};
