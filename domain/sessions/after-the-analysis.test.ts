import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type SessionCommand, sessionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { SessionEvent } from './events.ts';

const given = specFor(sessionDecider);
const { SessionCreated: created, AnalysisStarted: started, AnalysisSucceeded: succeeded } = storedSamples;
const { AnalysisFailed: failed, TranscriptionRequested: asked, TranscriptionStarted: listening } = storedSamples;
const { TranscriptMade: heard, TranscriptMissing: missing, TranscriptProvided: provided } = storedSamples;
const { TextAnalysed: found, FeedbackMade: feedback, SessionRescored: rescored } = storedSamples;
const done = [created, started, succeeded];
const askedBy = created.data.ownerId;

describe('a transcription after the analysis', () => {
  const request: SessionCommand = { type: 'RequestWords', data: {} };

  test('is requested once for a talk without words', () => {
    given(...done)
      .when(request)
      .thenEmits(asked);
    given(...done, asked)
      .when(request)
      .thenNothing();
    given(...done, asked, missing)
      .when(request)
      .thenEmits(asked);
  });

  test('is not requested for a talk with words or without a successful analysis', () => {
    given(...done, provided)
      .when(request)
      .thenNothing();
    given(created, started).when(request).thenNothing();
    given(created, started, failed).when(request).thenNothing();
  });

  test('starts only on request, may end without words, and repeats no other step of the analysis', () => {
    const after = given(...done, asked);
    after.when({ type: 'StartTranscription', data: listening.data }).thenEmits(listening);
    after.when({ type: 'ReportTranscript', data: heard.data }).thenEmits(heard);
    after.when({ type: 'ReportAudioExtracted', data: storedSamples.AudioExtracted.data }).thenNothing();
    after.when({ type: 'CompleteAnalysis', data: succeeded.data }).thenNothing();
    given(...done)
      .when({ type: 'StartTranscription', data: listening.data })
      .thenNothing();
    given(...done)
      .when({ type: 'ReportTranscriptMissing', data: missing.data })
      .thenEmits(missing);
    given(...done, { type: 'AnalysisRequested', data: { run: 2, quotaPeriod: '202611' } })
      .when({ type: 'ReportTranscriptMissing', data: missing.data })
      .thenNothing();
  });
});

describe('a new score', () => {
  const again: SessionCommand = { type: 'ScoreAgain', data: { askedBy } };

  test('is requested for an analysed talk', () =>
    given(...done)
      .when(again)
      .thenEmits({ type: 'ScoreRequested', data: {} }));

  test('is not requested during an analysis, or after a failed one', () => {
    given(created).when(again).thenNothing();
    given(created, started).when(again).thenNothing();
    given(created, started, failed).when(again).thenNothing();
  });
});

describe('a change of consent', () => {
  const change = (data: object): SessionCommand => ({
    type: 'ChangeSession',
    data: { askedBy, quotaPeriod: '202612', ...data },
  });
  const allowed = (...sharing: ('transcription' | 'coach')[]): SessionEvent => ({
    type: 'SharingChanged',
    data: { sharing },
  });

  test('comes before a change of language, whose analysis requests the transcription itself', () =>
    given(...done)
      .when(change({ locale: 'en', sharing: ['transcription', 'coach'] }))
      .thenEmits(
        allowed('transcription', 'coach'),
        { type: 'SessionLocaleChanged', data: { locale: 'en' } },
        { type: 'AnalysisRequested', data: { run: 2, quotaPeriod: '202612' } },
      ));

  test('requests nothing during a transcription', () =>
    given(...done, allowed('transcription'), asked)
      .when(change({ sharing: ['transcription', 'coach'] }))
      .thenEmits(allowed('transcription', 'coach')));

  test('removes one recipient and keeps the other, or exchanges them', () => {
    given(...done, provided, allowed('transcription', 'coach'))
      .when(change({ sharing: ['coach'] }))
      .thenEmits(allowed('coach'));
    given(...done, provided, allowed('transcription'))
      .when(change({ sharing: ['coach'] }))
      .thenEmits(allowed('coach'), { type: 'FeedbackRequested', data: {} });
    given(...done, provided, allowed('coach'))
      .when(change({ sharing: ['coach', 'transcription'] }))
      .thenEmits(allowed('coach', 'transcription'));
  });

  test('requests nothing for a talk with a failed analysis', () =>
    given(created, started, failed)
      .when(change({ sharing: ['coach', 'transcription'] }))
      .thenEmits(allowed('coach', 'transcription')));
});

describe('the end of an analysis says', () => {
  const running = given(created, started);

  test('only the available results', () => {
    running.when({ type: 'CompleteAnalysis', data: succeeded.data }).thenEmitsExactly(succeeded);
    const why = { total: 'whole', misfit: { code: 'length' }, withheld: { code: 'too_short' } } as const;
    const data = { ...succeeded.data, ...why, advice: [] };
    running.when({ type: 'CompleteAnalysis', data }).thenEmitsExactly({ type: 'AnalysisSucceeded', data });
  });

  test('why there is no result', () => running.when({ type: 'FailAnalysis', data: failed.data }).thenEmits(failed));

  test('nothing for an earlier run', () =>
    given(created, started, { type: 'AnalysisRequested', data: { run: 2, quotaPeriod: '202611' } })
      .when({ type: 'FailAnalysis', data: failed.data })
      .thenNothing());
});

describe('a result is void', () => {
  const { total: _, ...bare } = rescored.data;
  const madeOf = { basis: null, dismissed: [], kind: 'presentation' as const };

  test.each([
    ['of another kind of talk', { kind: 'story' as const }],
    ['of another volume', { gain: 3 }],
    ['of other words', { basis: 'ada/2' }],
    ['without a finding that counts', { dismissed: ['filler-12'] }],
    ['of movement that is not there', { movement: ['ada/7'] }],
  ])('%s', (_what, change) =>
    given(...done)
      .when({ type: 'Rescore', data: { ...rescored.data, ...madeOf, ...change } })
      .thenNothing(),
  );

  test('before the analysis has succeeded', () => {
    for (const history of [
      [created, started],
      [created, started, failed],
    ]) {
      given(...history)
        .when({ type: 'Rescore', data: { ...rescored.data, ...madeOf } })
        .thenNothing();
      given(...history)
        .when({ type: 'ReportFeedback', data: feedback.data })
        .thenNothing();
    }
    given(created, started, heard, failed).when({ type: 'ReportText', data: found.data }).thenNothing();
    given(created, started, heard)
      .when({ type: 'ReportText', data: { ...found.data, run: 2 } })
      .thenNothing();
  });

  test('unless it was made from the current data', () => {
    const calibrated = [...done, storedSamples.SessionCalibrated, storedSamples.MovementAnalysed];
    const why = { misfit: { code: 'length' }, withheld: { code: 'too_short' } } as const;
    const movement = storedSamples.MovementAnalysed.data.recordedParts;
    given(...calibrated)
      .when({ type: 'Rescore', data: { ...bare, ...why, ...madeOf, gain: 15.5, movement } })
      .thenEmitsExactly({ type: 'SessionRescored', data: { ...bare, ...why } });
    given(...done)
      .when({ type: 'Rescore', data: { ...bare, ...madeOf } })
      .thenEmitsExactly({ type: 'SessionRescored', data: bare });
    given(...calibrated)
      .when({ type: 'Rescore', data: { ...bare, ...madeOf, gain: 15.5, movement: null } })
      .thenNothing();
  });

  test('and is otherwise stored', () => {
    const { withoutModel: _none, ...spoken } = feedback.data;
    given(...done)
      .when({ type: 'ReportFeedback', data: spoken })
      .thenEmitsExactly({ type: 'FeedbackMade', data: spoken });
    const data = { ...found.data, dismissed: ['filler-12'] };
    given(created, started, heard).when({ type: 'ReportText', data }).thenEmits({ type: 'TextAnalysed', data });
    given(created, started, heard).when({ type: 'ReportText', data: found.data }).thenEmitsExactly(found);
  });
});
