import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { quotaDecider } from './decider.ts';
import type { QuotaEvent } from './events.ts';
import { quotaPeriodOf, quotaStream } from './quota.ts';

const given = specFor(quotaDecider);

describe('a month with two analyses of each class', () => {
  test('reserves one for an accepted session', () => given().when(reserve('a')).thenEmits(reserved('a')));

  test('reserves one for each session, even if it is requested again', () =>
    given(reserved('a')).when(reserve('a')).thenNothing());

  test('refuses a third of one class', () =>
    given(reserved('a'), reserved('b')).when(reserve('c')).thenRefuses('quota_exhausted', 'analysisClass'));

  test('counts consumed units like reserved ones', () =>
    given(reserved('a'), consumed('a'), reserved('b')).when(reserve('c')).thenRefuses('quota_exhausted'));

  test('gets a unit back when an analysis failed', () =>
    given(reserved('a'), reserved('b'), returned('a')).when(reserve('c')).thenEmits(reserved('c')));

  test('counts the classes separately', () =>
    given(reserved('a'), reserved('b')).when(reserve('c', 'relaxed')).thenEmits(reserved('c', 'relaxed')));
});

test('without a limit every analysis is accepted', () =>
  given(reserved('a'), reserved('b'))
    .when(reserve('c', 'fast', -1))
    .thenEmits(reserved('c')));

test('with a limit of 0 every analysis is refused', () =>
  given()
    .when(reserve('a', 'fast', 0))
    .thenRefuses('quota_exhausted'));

test('a reserved unit is consumed once', () => given(reserved('a')).when(consume('a')).thenEmits(consumed('a')));

test('a reserved unit is released once', () => given(reserved('a')).when(giveBack('a')).thenEmits(returned('a')));

test('a consumed unit cannot be released', () => given(reserved('a'), consumed('a')).when(giveBack('a')).thenNothing());

test('a released unit cannot be consumed', () => given(reserved('a'), returned('a')).when(consume('a')).thenNothing());

test('a session reserves a unit again after a failure', () =>
  given(reserved('a'), returned('a')).when(reserve('a')).thenEmits(reserved('a')));

describe('a month with one feedback of each class', () => {
  test('uses the other class if the talk’s class is used up, and then refuses', () => {
    given().when(text('1')).thenEmits(held('1', 'relaxed'));
    given(held('1', 'relaxed')).when(text('2')).thenEmits(held('2', 'fast'));
    given(held('1', 'relaxed'), held('2', 'fast')).when(text('3')).thenRefuses('quota_exhausted');
  });

  test('is not charged twice for an interrupted attempt', () =>
    given(held('1', 'relaxed')).when(text('1')).thenNothing());

  test('gets the unit back if nothing was written', () =>
    given(held('1', 'relaxed'), held('2', 'fast'), { type: 'FeedbackReturned', data: { feedbackId: '1' } })
      .when(text('3'))
      .thenEmits(held('3', 'relaxed')));

  test('keeps the charge for a written feedback', () => {
    const written: QuotaEvent = { type: 'FeedbackConsumed', data: { feedbackId: '1' } };
    given(held('1', 'relaxed'))
      .when({ type: 'ConsumeFeedback', data: { feedbackId: '1' } })
      .thenEmits(written);
    given(held('1', 'relaxed'), written)
      .when({ type: 'ReturnFeedback', data: { feedbackId: '1' } })
      .thenNothing();
    given(held('1', 'relaxed'), written, held('2', 'fast')).when(text('3')).thenRefuses('quota_exhausted');
  });

  test('releases an unused unit once', () => {
    const back: QuotaEvent = { type: 'FeedbackReturned', data: { feedbackId: '1' } };
    const giveBackText = { type: 'ReturnFeedback', data: { feedbackId: '1' } } as const;
    given(held('1', 'relaxed')).when(giveBackText).thenEmits(back);
    given(held('1', 'relaxed'), back).when(giveBackText).thenNothing();
  });

  test('is independent of analyses', () =>
    given(held('1', 'relaxed'), reserved('a', 'relaxed'))
      .when(reserve('b', 'relaxed'))
      .thenEmits(reserved('b', 'relaxed')));
});

describe('a month with 40 relaxed and 20 fast seconds of live words', () => {
  test('grants them in slices', () => {
    given().when(take('1', 30)).thenEmits(taken('1', 30));
    given(taken('1', 30)).when(take('1', 30)).thenEmits(taken('1', 10));
  });

  test('continues with the other class when one is used up, and then ends', () => {
    given(taken('1', 40))
      .when(take('1', 30))
      .thenEmits(taken('1', 20, 'fast'));
    given(taken('1', 40), taken('1', 20, 'fast'))
      .when(take('1', 30))
      .thenRefuses('quota_exhausted');
  });

  test('uses no class without permission', () =>
    given(taken('1', 40))
      .when(take('1', 30, ['relaxed']))
      .thenRefuses('quota_exhausted'));

  test('adds up the slices of parallel windows', () =>
    given(taken('1', 30)).when(take('2', 30)).thenEmits(taken('2', 10)));

  test('gets unused seconds back', () => {
    given(taken('1', 30)).when(leave('1', 12)).thenEmits(left('1', 12));
    given(taken('1', 40), left('1', 12)).when(take('2', 30)).thenEmits(taken('2', 12));
  });

  test('returns at most the last slice of its class, once', () => {
    given(taken('1', 10), taken('1', 10)).when(leave('1', 15)).thenEmits(left('1', 15));
    given(taken('1', 40), taken('1', 20, 'fast'))
      .when(leave('1', 99))
      .thenEmits(left('1', 20, 'fast'));
    given(taken('1', 30), left('1', 12)).when(leave('1', 12)).thenNothing();
    given().when(leave('1', 12)).thenNothing();
    given(taken('1', 30)).when(leave('1', 0)).thenNothing();
  });
});

test('without a limit every slice is granted', () =>
  given(taken('1', 30_000))
    .when({
      type: 'TakeLiveSeconds',
      data: { runId: '1', seconds: 30, classes: ['relaxed'], limits: { fast: 0, relaxed: -1 } },
    })
    .thenEmits(taken('1', 30)));

test('with a limit of 0 no slice is granted', () =>
  given()
    .when({
      type: 'TakeLiveSeconds',
      data: { runId: '1', seconds: 30, classes: ['relaxed'], limits: { fast: 40, relaxed: 0 } },
    })
    .thenRefuses('quota_exhausted'));

test('a quota belongs to a person and a month in UTC', () => {
  const period = quotaPeriodOf(new Date('2026-11-30T23:59:59.000Z'));
  expect(period).toBe('202611');
  expect(quotaStream('ada', period)).toBe('quota-ada_202611');
});

type Class = 'fast' | 'relaxed';
const take = (runId: string, seconds: number, classes: readonly Class[] = ['relaxed', 'fast']) =>
  ({ type: 'TakeLiveSeconds', data: { runId, seconds, classes, limits: { fast: 20, relaxed: 40 } } }) as const;
const leave = (runId: string, seconds: number) => ({ type: 'ReturnLiveSeconds', data: { runId, seconds } }) as const;
const taken = (runId: string, seconds: number, liveClass: Class = 'relaxed'): QuotaEvent => ({
  type: 'LiveSecondsTaken',
  data: { runId, liveClass, seconds },
});
const left = (runId: string, seconds: number, liveClass: Class = 'relaxed'): QuotaEvent => ({
  type: 'LiveSecondsReturned',
  data: { runId, liveClass, seconds },
});
const text = (feedbackId: string) =>
  ({
    type: 'ReserveFeedback',
    data: { feedbackId, sessionId: 'a', feedbackClass: 'relaxed', limits: { fast: 1, relaxed: 1 } },
  }) as const;
const held = (feedbackId: string, feedbackClass: Class): QuotaEvent => ({
  type: 'FeedbackReserved',
  data: { feedbackId, sessionId: 'a', feedbackClass },
});
const reserve = (sessionId: string, analysisClass: Class = 'fast', limit = 2) =>
  ({ type: 'ReserveAnalysis', data: { sessionId, analysisClass, limit } }) as const;
const consume = (sessionId: string) => ({ type: 'ConsumeAnalysis', data: { sessionId } }) as const;
const giveBack = (sessionId: string) => ({ type: 'ReturnAnalysis', data: { sessionId } }) as const;
const reserved = (sessionId: string, analysisClass: Class = 'fast'): QuotaEvent => ({
  type: 'AnalysisReserved',
  data: { sessionId, analysisClass },
});
const consumed = (sessionId: string): QuotaEvent => ({ type: 'AnalysisConsumed', data: { sessionId } });
const returned = (sessionId: string): QuotaEvent => ({ type: 'AnalysisReturned', data: { sessionId } });
