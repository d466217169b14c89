import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { sessionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { SessionEvent } from './events.ts';

const given = specFor(sessionDecider);
const { SessionCreated: created, AnalysisStarted: started, AnalysisSucceeded: succeeded } = storedSamples;
const { TranscriptMade: heard, TranscriptProvided: provided, TextAnalysed: analysed } = storedSamples;
const { FindingDismissed: dismissed, FindingRestored: restored, SessionRescored: rescored } = storedSamples;
const { FeedbackMade: feedback, TranscriptMissing: missing, TranscriptionStarted: listening } = storedSamples;

const askedBy = created.data.ownerId;
const provide = { type: 'ProvideTranscript', data: { askedBy, ...provided.data } } as const;
const judge = (isDismissed: boolean) =>
  ({ type: 'JudgeFinding', data: { askedBy, findingId: 'filler-12', dismissed: isDismissed } }) as const;
const rescore = (basis: string | null, ...without: string[]) =>
  ({ type: 'Rescore', data: { ...rescored.data, basis, dismissed: without, kind: 'presentation' } }) as const;

describe('during an analysis', () => {
  const analysing = given(created, started);

  test('a transcription returns words or the reason for none', () => {
    analysing.when({ type: 'StartTranscription', data: listening.data }).thenEmits(listening);
    analysing.when({ type: 'ReportTranscript', data: heard.data }).thenEmits(heard);
    analysing.when({ type: 'ReportTranscriptMissing', data: missing.data }).thenEmits(missing);
  });

  test('nobody can replace the words or dismiss findings', () => {
    analysing.when(provide).thenRefuses('conflict');
    analysing.when(judge(true)).thenRefuses('conflict');
  });

  test('keeps results of the transcribed words, but not of other words', () => {
    given(created, started, heard).when({ type: 'ReportText', data: analysed.data }).thenEmits(analysed);
    analysing.when({ type: 'ReportText', data: analysed.data }).thenNothing();
  });
});

describe('the owner of an analysed talk', () => {
  const done = [created, started, heard, analysed, succeeded];

  test('gives the words once', () => {
    given(...done)
      .when(provide)
      .thenEmits(provided);
    given(...done, provided)
      .when(provide)
      .thenNothing();
  });

  test('dismisses a finding and undoes that, each once', () => {
    given(...done)
      .when(judge(true))
      .thenEmits(dismissed);
    given(...done, dismissed)
      .when(judge(true))
      .thenNothing();
    given(...done, dismissed)
      .when(judge(false))
      .thenEmits(restored);
    given(...done)
      .when(judge(false))
      .thenNothing();
  });

  test('gets a score for the current words', () => {
    const { basis } = analysed.data;
    given(...done)
      .when(rescore(basis))
      .thenEmits(rescored);
    given(...done, provided)
      .when(rescore(basis))
      .thenNothing();
    given(...done, provided)
      .when(rescore(provided.data.text.address))
      .thenEmits(rescored);
    given(created, started, succeeded).when(rescore(null)).thenEmits(rescored);
  });

  test('gets a score without dismissed findings', () => {
    const { basis } = analysed.data;
    given(...done, dismissed)
      .when(rescore(basis))
      .thenNothing();
    given(...done, dismissed)
      .when(rescore(basis, 'filler-12'))
      .thenEmits(rescored);
    given(...done, dismissed, restored)
      .when(rescore(basis, 'filler-12'))
      .thenNothing();
  });

  test('gets feedback from the coach', () =>
    given(...done)
      .when({ type: 'ReportFeedback', data: feedback.data })
      .thenEmits(feedback));
});

test('another analysis keeps words written by a person, but no transcribed words and no dismissals', () => {
  const again = { type: 'AnalysisRequested', data: { run: 2, quotaPeriod: '202611' } } as const;
  const wordsAfter = (...history: SessionEvent[]) => {
    const state = [...history, again].reduce(sessionDecider.evolve, sessionDecider.initialState);
    return typeof state === 'string' ? state : { words: state.words, dismissed: state.dismissed };
  };
  expect(wordsAfter(created, started, heard, succeeded, dismissed)).toEqual({ words: null, dismissed: [] });
  expect(wordsAfter(created, started, heard, succeeded, provided, dismissed)).toEqual({
    words: { basis: provided.data.text.address, by: 'person' },
    dismissed: [],
  });
});

test('the words do not exist for other people', () => {
  const someone = { askedBy: 'b'.repeat(32) };
  const done = given(created, started, succeeded);
  done.when({ ...provide, data: { ...provide.data, ...someone } }).thenRefuses('not_found');
  done.when({ ...judge(true), data: { ...judge(true).data, ...someone } }).thenRefuses('not_found');
});
