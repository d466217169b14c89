import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type SessionCommand, sessionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { SessionEvent } from './events.ts';

const given = specFor(sessionDecider);
const { SessionCreated: created, AnalysisStarted: started, AudioExtracted: extracted } = storedSamples;
const { AudioAnalysed: analysed, AnalysisSucceeded: succeeded, AnalysisFailed: failed } = storedSamples;
const deleted = storedSamples.SessionDeleted;
const analysis = [created, started, extracted, analysed];
const ownerId = created.data.ownerId;

describe('a recording', () => {
  test('creates a session', () => given().when({ type: 'CreateSession', data: created.data }).thenEmits(created));

  test('creates only one session', () =>
    given(created).when({ type: 'CreateSession', data: created.data }).thenRefuses('conflict'));
});

describe('an analysis', () => {
  test('starts once', () => given(created, started).when(start(1)).thenNothing());

  test('reports each step', () => {
    given(created).when(start(1)).thenEmits(started);
    given(created, started).when({ type: 'ReportAudioExtracted', data: extracted.data }).thenEmits(extracted);
    given(created, started, extracted).when({ type: 'ReportAudioAnalysed', data: analysed.data }).thenEmits(analysed);
    given(...analysis)
      .when({ type: 'CompleteAnalysis', data: succeeded.data })
      .thenEmits(succeeded);
  });

  test('ends once', () => {
    given(...analysis, succeeded)
      .when({ type: 'CompleteAnalysis', data: succeeded.data })
      .thenNothing();
    given(...analysis, succeeded)
      .when({ type: 'FailAnalysis', data: failed.data })
      .thenNothing();
    given(created, started, failed).when({ type: 'CompleteAnalysis', data: succeeded.data }).thenNothing();
  });

  test('is ignored after a later run has started', () =>
    given(created, started, again(2)).when({ type: 'CompleteAnalysis', data: succeeded.data }).thenNothing());

  test('is ignored for a deleted session', () =>
    given(created, started, deleted).when({ type: 'CompleteAnalysis', data: succeeded.data }).thenNothing());
});

describe('movement', () => {
  const { MovementRecorded: part } = storedSamples;
  const record = (data: Partial<typeof part.data> = {}, askedBy = ownerId): SessionCommand => ({
    type: 'RecordMovement',
    data: { askedBy, ...part.data, ...data },
  });
  const other = { ...part.data.part, address: `${ownerId}/${'8'.repeat(64)}` };
  const long: SessionEvent = { ...extracted, data: { run: 1, duration: 200 } };

  test('is stored in parts, each once', () => {
    given(created).when(record()).thenEmits(part);
    given(created, part).when(record()).thenNothing();
    const next = { part: other, from: 150, to: 180, samples: 301 };
    given(created, part, long).when(record(next)).thenEmits({ type: 'MovementRecorded', data: next });
  });

  test('refuses another part for the same time', () =>
    given(created, part)
      .when(record({ part: other, from: 149.9, to: 160 }))
      .thenRefuses('conflict', 'samples'));

  test('accepts a later part first', () => {
    const later: SessionEvent = { ...part, data: { part: other, from: 150, to: 180, samples: 301 } };
    given(created, later).when(record()).thenEmits(part);
    given(created, later)
      .when(record({ to: 150 }))
      .thenRefuses('conflict', 'samples');
  });

  test('refuses a part from a camera beside parts from a headset', () => {
    const next = { part: other, from: 150, to: 180, samples: 301 };
    const seen: SessionEvent = { ...part, data: { ...part.data, source: 'camera' } };
    given(created, part, long)
      .when(record({ ...next, source: 'camera' }))
      .thenRefuses('conflict', 'source');
    given(created, seen, long).when(record(next)).thenRefuses('conflict', 'source');
    given(created, seen, long)
      .when(record({ ...next, source: 'camera' }))
      .thenEmits({ type: 'MovementRecorded', data: { ...next, source: 'camera' } });
  });

  test('refuses samples after the end of the talk', () =>
    given(created, long)
      .when(record({ from: 150, to: 201.1 }))
      .thenRefuses('invalid_input', 'samples'));

  test('accepts samples up to one second after the end', () =>
    given(created, long)
      .when(record({ from: 150, to: 201 }))
      .thenEmits({ ...part, data: { ...part.data, from: 150, to: 201 } }));

  test('is analysed once for the same parts', () => {
    const { MovementAnalysed: analysed } = storedSamples;
    const report: SessionCommand = { type: 'ReportMovement', data: analysed.data };
    given(created, part).when(report).thenEmits(analysed);
    given(created, part, analysed).when(report).thenNothing();
    const more: SessionEvent = { ...part, data: { part: other, from: 150, to: 180, samples: 301 } };
    given(created, part, more).when(report).thenNothing();
  });

  test('is limited in total', () => {
    given(created)
      .when(record({ samples: 216_001 }))
      .thenRefuses('payload_too_large', 'samples');
    const next = { part: other, from: 150, to: 180, samples: 216_000 - part.data.samples };
    given(created, part).when(record(next)).thenEmits({ type: 'MovementRecorded', data: next });
    given(created, part)
      .when(record({ ...next, samples: next.samples + 1 }))
      .thenRefuses('payload_too_large', 'samples');
  });

  test('is accepted only for an own talk', () => {
    given(created)
      .when(record({}, 'b'.repeat(32)))
      .thenRefuses('not_found');
    given(created, deleted).when(record()).thenRefuses('not_found');
  });
});

describe('a recording with a requested cut', () => {
  const toCut: SessionEvent = { ...created, data: { ...created.data, cut: { from: 2, to: 30 } } };
  const { RecordingCut: cut } = storedSamples;
  const report: SessionCommand = { type: 'ReportCut', data: { run: 1, media: cut.data.media } };

  test('is cut once', () => {
    given(toCut, started).when(report).thenEmits(cut);
    given(toCut, started, cut).when(report).thenNothing();
  });

  test('is the only one whose cut is reported', () => given(created, started).when(report).thenNothing());
});

describe('a calibration', () => {
  const { SessionCalibrated: calibrated } = storedSamples;
  const calibrate = (gain: number | null): SessionCommand => ({ type: 'CalibrateSession', data: { gain } });

  test('is applied once and undone', () => {
    given(created).when(calibrate(15.5)).thenEmits(calibrated);
    given(created, calibrated).when(calibrate(15.5)).thenNothing();
    given(created, calibrated)
      .when(calibrate(null))
      .thenEmits({ type: 'SessionCalibrated', data: { gain: null } });
  });

  test('does not change a deleted talk', () => given(created, deleted).when(calibrate(3)).thenNothing());
});

describe('tags', () => {
  const { TagsChanged: changed } = storedSamples;
  const tag = (tags: string, askedBy = ownerId): SessionCommand => ({ type: 'TagSession', data: { tags, askedBy } });

  test('are set, and equal tags change nothing', () => {
    given(created).when(tag(changed.data.tags)).thenEmits(changed);
    given(created, changed).when(tag(changed.data.tags)).thenNothing();
  });

  test('can all be removed, if there are any', () => {
    given(created, changed)
      .when(tag('[]'))
      .thenEmits({ type: 'TagsChanged', data: { tags: '[]' } });
    given(created).when(tag('[]')).thenNothing();
  });

  test('are set by the owner only', () =>
    given(created)
      .when(tag(changed.data.tags, 'b'.repeat(32)))
      .thenRefuses('not_found'));
});

describe('chapters', () => {
  const { ChaptersMarked: marked } = storedSamples;
  const mark = (askedBy = ownerId): SessionCommand => ({ type: 'MarkChapters', data: { ...marked.data, askedBy } });

  test('are set, and equal chapters change nothing', () => {
    given(created).when(mark()).thenEmits(marked);
    given(created, marked).when(mark()).thenNothing();
  });

  test('are set by the owner only', () =>
    given(created)
      .when(mark('b'.repeat(32)))
      .thenRefuses('not_found'));
});

describe('the owner', () => {
  test('retries a failed analysis', () =>
    given(created, started, failed).when(retry('202612')).thenEmits(again(2, '202612')));

  test.each([
    ['waits', [created]],
    ['runs', [created, started]],
    ['succeeded', [...analysis, succeeded]],
  ] as [string, SessionEvent[]][])('cannot retry an analysis that %s', (_state, history) =>
    given(...history)
      .when(retry())
      .thenRefuses('conflict'),
  );

  test('renames a talk without another analysis', () =>
    given(...analysis, succeeded)
      .when(change({ name: 'Probe' }))
      .thenEmits({ type: 'SessionRenamed', data: { name: 'Probe' } }));

  test('changes nothing with the same name', () =>
    given(created)
      .when(change({ name: created.data.name, locale: 'de' }))
      .thenNothing());

  test('changes the language, which starts another analysis at the cost of the current month', () =>
    given(...analysis, succeeded)
      .when(change({ locale: 'en' }, '202612'))
      .thenEmits({ type: 'SessionLocaleChanged', data: { locale: 'en' } }, again(2, '202612')));

  test('changes the language during an analysis, which costs no second unit', () =>
    given(created, started)
      .when(change({ locale: 'en' }, '202612'))
      .thenEmits({ type: 'SessionLocaleChanged', data: { locale: 'en' } }, again(2, '202611')));

  test('changes the kind of talk at no cost', () => {
    const story: SessionEvent = { type: 'SessionKindChanged', data: { kind: 'story' } };
    given(...analysis, succeeded)
      .when(change({ kind: 'story' }))
      .thenEmits(story);
    given(...analysis, succeeded)
      .when(change({ kind: 'presentation' }))
      .thenNothing();
  });

  test('deletes a talk in any state', () => {
    for (const history of [[created], [created, started], [...analysis, succeeded], [created, started, failed]]) {
      given(...history)
        .when(remove())
        .thenEmits(deleted);
    }
  });

  test('does not find a deleted talk', () => {
    given(created, deleted).when(remove()).thenRefuses('not_found');
    given(created, deleted).when(retry()).thenRefuses('not_found');
  });
});

describe('consent', () => {
  const done = [...analysis, succeeded];
  const allowed = (...sharing: ('transcription' | 'coach')[]): SessionEvent => ({
    type: 'SharingChanged',
    data: { sharing },
  });
  const { TranscriptionRequested: asked, TranscriptMissing: missing, TranscriptMade: heard } = storedSamples;
  const coached: SessionEvent = { type: 'FeedbackRequested', data: {} };

  test('given later starts the transcription of a talk without words, at no cost', () =>
    given(...done)
      .when(change({ sharing: ['transcription'] }))
      .thenEmits(allowed('transcription'), asked));

  test('for the coach requests feedback, immediately if no transcription is pending', () => {
    given(...done)
      .when(change({ sharing: ['coach'] }))
      .thenEmits(allowed('coach'), coached);
    given(...done)
      .when(change({ sharing: ['transcription', 'coach'] }))
      .thenEmits(allowed('transcription', 'coach'), asked);
  });

  test('is withdrawn for the future', () =>
    given(...done, allowed('coach'))
      .when(change({ sharing: [] }))
      .thenEmits(allowed()));

  test('without a change only repeats a transcription that gave no words', () => {
    given(...done, allowed('coach'))
      .when(change({ sharing: ['coach'] }))
      .thenNothing();
    given(...done, allowed('transcription'), asked)
      .when(change({ sharing: ['transcription'] }))
      .thenNothing();
    given(...done, allowed('transcription'), asked, missing)
      .when(change({ sharing: ['transcription'] }))
      .thenEmits(asked);
    given(...done, allowed('transcription'), asked, heard)
      .when(change({ sharing: ['transcription'] }))
      .thenNothing();
  });

  test('given during an analysis is used by that analysis', () =>
    given(created, started)
      .when(change({ sharing: ['transcription'] }))
      .thenEmits(allowed('transcription')));

  test('after the analysis accepts words only from the requested transcription', () => {
    const report: SessionCommand = { type: 'ReportTranscript', data: heard.data };
    given(...done)
      .when(report)
      .thenNothing();
    given(...done, asked)
      .when(report)
      .thenEmits(heard);
    given(...done, asked, storedSamples.TranscriptProvided)
      .when(report)
      .thenNothing();
  });
});

test('the session does not exist for other people', () => {
  const someone = 'b'.repeat(32);
  given(created)
    .when({ type: 'DeleteSession', data: { askedBy: someone } })
    .thenRefuses('not_found');
  given(created)
    .when({ type: 'ChangeSession', data: { askedBy: someone, name: 'mine', quotaPeriod: '202611' } })
    .thenRefuses('not_found');
  given().when(remove()).thenRefuses('not_found');
});

test('a rendition is reported once', () => {
  const made = storedSamples.RenditionMade;
  given(created).when({ type: 'ReportRendition', data: made.data }).thenEmits(made);
  given(created, made).when({ type: 'ReportRendition', data: made.data }).thenNothing();
});

const start = (run: number): SessionCommand => ({ type: 'StartAnalysis', data: { run } });
const retry = (quotaPeriod = '202611'): SessionCommand => ({
  type: 'RetryAnalysis',
  data: { askedBy: ownerId, quotaPeriod },
});
const remove = (): SessionCommand => ({ type: 'DeleteSession', data: { askedBy: ownerId } });
type Changes = Omit<Extract<SessionCommand, { type: 'ChangeSession' }>['data'], 'askedBy' | 'quotaPeriod'>;
const change = (changes: Changes, quotaPeriod = '202611'): SessionCommand => ({
  type: 'ChangeSession',
  data: { ...changes, askedBy: ownerId, quotaPeriod },
});
const again = (run: number, quotaPeriod = '202611'): SessionEvent => ({
  type: 'AnalysisRequested',
  data: { run, quotaPeriod },
});
