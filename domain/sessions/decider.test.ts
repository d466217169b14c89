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
  test('becomes a session', () => given().when({ type: 'CreateSession', data: created.data }).thenEmits(created));

  test('becomes one session only', () =>
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

  test('that a later run overtook has nothing to say', () =>
    given(created, started, again(2)).when({ type: 'CompleteAnalysis', data: succeeded.data }).thenNothing());

  test('of a deleted session has nothing to say', () =>
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

  test('is kept in parts, each once', () => {
    given(created).when(record()).thenEmits(part);
    given(created, part).when(record()).thenNothing();
    const next = { part: other, from: 150, to: 180, samples: 301 };
    given(created, part, long).when(record(next)).thenEmits({ type: 'MovementRecorded', data: next });
  });

  test('has one course: another part for the same time is refused', () =>
    given(created, part)
      .when(record({ part: other, from: 149.9, to: 160 }))
      .thenRefuses('conflict', 'samples'));

  test('may begin with a later part', () => {
    const later: SessionEvent = { ...part, data: { part: other, from: 150, to: 180, samples: 301 } };
    given(created, later).when(record()).thenEmits(part);
    given(created, later)
      .when(record({ to: 150 }))
      .thenRefuses('conflict', 'samples');
  });

  test('has one source: a part from the camera does not join those of a headset', () => {
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

  test('does not leave the talk', () =>
    given(created, long)
      .when(record({ from: 150, to: 201.1 }))
      .thenRefuses('invalid_input', 'samples'));

  test('may last a second longer', () =>
    given(created, long)
      .when(record({ from: 150, to: 201 }))
      .thenEmits({ ...part, data: { ...part.data, from: 150, to: 201 } }));

  test('is analysed once for the parts that are there', () => {
    const { MovementAnalysed: analysed } = storedSamples;
    const report: SessionCommand = { type: 'ReportMovement', data: analysed.data };
    given(created, part).when(report).thenEmits(analysed);
    given(created, part, analysed).when(report).thenNothing();
    const more: SessionEvent = { ...part, data: { part: other, from: 150, to: 180, samples: 301 } };
    given(created, part, more).when(report).thenNothing();
  });

  test('is bounded, all parts together', () => {
    given(created)
      .when(record({ samples: 216_001 }))
      .thenRefuses('payload_too_large', 'samples');
    const next = { part: other, from: 150, to: 180, samples: 216_000 - part.data.samples };
    given(created, part).when(record(next)).thenEmits({ type: 'MovementRecorded', data: next });
    given(created, part)
      .when(record({ ...next, samples: next.samples + 1 }))
      .thenRefuses('payload_too_large', 'samples');
  });

  test('is recorded for a talk of one’s own only', () => {
    given(created)
      .when(record({}, 'b'.repeat(32)))
      .thenRefuses('not_found');
    given(created, deleted).when(record()).thenRefuses('not_found');
  });
});

describe('a recording that is to be cut', () => {
  const toCut: SessionEvent = { ...created, data: { ...created.data, cut: { from: 2, to: 30 } } };
  const { RecordingCut: cut } = storedSamples;
  const report: SessionCommand = { type: 'ReportCut', data: { run: 1, media: cut.data.media } };

  test('is cut once', () => {
    given(toCut, started).when(report).thenEmits(cut);
    given(toCut, started, cut).when(report).thenNothing();
  });

  test('is no other one', () => given(created, started).when(report).thenNothing());
});

describe('a calibration', () => {
  const { SessionCalibrated: calibrated } = storedSamples;
  const calibrate = (gain: number | null): SessionCommand => ({ type: 'CalibrateSession', data: { gain } });

  test('is taken over once, and taken back', () => {
    given(created).when(calibrate(15.5)).thenEmits(calibrated);
    given(created, calibrated).when(calibrate(15.5)).thenNothing();
    given(created, calibrated)
      .when(calibrate(null))
      .thenEmits({ type: 'SessionCalibrated', data: { gain: null } });
  });

  test('of a deleted talk is nothing', () => given(created, deleted).when(calibrate(3)).thenNothing());
});

describe('tags', () => {
  const { TagsChanged: changed } = storedSamples;
  const tag = (tags: string, askedBy = ownerId): SessionCommand => ({ type: 'TagSession', data: { tags, askedBy } });

  test('are given, and the same ones once', () => {
    given(created).when(tag(changed.data.tags)).thenEmits(changed);
    given(created, changed).when(tag(changed.data.tags)).thenNothing();
  });

  test('can all be taken away, where there are any', () => {
    given(created, changed)
      .when(tag('[]'))
      .thenEmits({ type: 'TagsChanged', data: { tags: '[]' } });
    given(created).when(tag('[]')).thenNothing();
  });

  test('are given by the owner alone', () =>
    given(created)
      .when(tag(changed.data.tags, 'b'.repeat(32)))
      .thenRefuses('not_found'));
});

describe('chapters', () => {
  const { ChaptersMarked: marked } = storedSamples;
  const mark = (askedBy = ownerId): SessionCommand => ({ type: 'MarkChapters', data: { ...marked.data, askedBy } });

  test('are marked, and the same ones once', () => {
    given(created).when(mark()).thenEmits(marked);
    given(created, marked).when(mark()).thenNothing();
  });

  test('are marked by the owner alone', () =>
    given(created)
      .when(mark('b'.repeat(32)))
      .thenRefuses('not_found'));
});

describe('the owner', () => {
  test('tries again what failed', () =>
    given(created, started, failed).when(retry('202612')).thenEmits(again(2, '202612')));

  test.each([
    ['waits', [created]],
    ['runs', [created, started]],
    ['succeeded', [...analysis, succeeded]],
  ] as [string, SessionEvent[]][])('cannot try again what %s', (_state, history) =>
    given(...history)
      .when(retry())
      .thenRefuses('conflict'),
  );

  test('renames, and nothing is analysed again', () =>
    given(...analysis, succeeded)
      .when(change({ name: 'Probe' }))
      .thenEmits({ type: 'SessionRenamed', data: { name: 'Probe' } }));

  test('gives the name that it has: nothing happens', () =>
    given(created)
      .when(change({ name: created.data.name, locale: 'de' }))
      .thenNothing());

  test('says that another language is spoken: it is analysed again, in the month that pays', () =>
    given(...analysis, succeeded)
      .when(change({ locale: 'en' }, '202612'))
      .thenEmits({ type: 'SessionLocaleChanged', data: { locale: 'en' } }, again(2, '202612')));

  test('says so while it is being analysed: the month that has paid pays on', () =>
    given(created, started)
      .when(change({ locale: 'en' }, '202612'))
      .thenEmits({ type: 'SessionLocaleChanged', data: { locale: 'en' } }, again(2, '202611')));

  test('says what kind of talk it is, which costs nothing', () => {
    const story: SessionEvent = { type: 'SessionKindChanged', data: { kind: 'story' } };
    given(...analysis, succeeded)
      .when(change({ kind: 'story' }))
      .thenEmits(story);
    given(...analysis, succeeded)
      .when(change({ kind: 'presentation' }))
      .thenNothing();
  });

  test('deletes in every state', () => {
    for (const history of [[created], [created, started], [...analysis, succeeded], [created, started, failed]]) {
      given(...history)
        .when(remove())
        .thenEmits(deleted);
    }
  });

  test('finds nothing after that', () => {
    given(created, deleted).when(remove()).thenRefuses('not_found');
    given(created, deleted).when(retry()).thenRefuses('not_found');
  });
});

describe('what may leave the house', () => {
  const done = [...analysis, succeeded];
  const allowed = (...sharing: ('transcription' | 'coach')[]): SessionEvent => ({
    type: 'SharingChanged',
    data: { sharing },
  });
  const { TranscriptionRequested: asked, TranscriptMissing: missing, TranscriptMade: heard } = storedSamples;
  const coached: SessionEvent = { type: 'FeedbackRequested', data: {} };

  test('is allowed later: somebody listens to a talk without words, and no other analysis is paid for', () =>
    given(...done)
      .when(change({ sharing: ['transcription'] }))
      .thenEmits(allowed('transcription'), asked));

  test('and who coaches, too: at once where nobody has to listen first', () => {
    given(...done)
      .when(change({ sharing: ['coach'] }))
      .thenEmits(allowed('coach'), coached);
    given(...done)
      .when(change({ sharing: ['transcription', 'coach'] }))
      .thenEmits(allowed('transcription', 'coach'), asked);
  });

  test('is taken back, for what is to come', () =>
    given(...done, allowed('coach'))
      .when(change({ sharing: [] }))
      .thenEmits(allowed()));

  test('stays as it is: nothing happens, except that who heard nothing is asked once more', () => {
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

  test('is asked for by the analysis itself while it is going on', () =>
    given(created, started)
      .when(change({ sharing: ['transcription'] }))
      .thenEmits(allowed('transcription')));

  test('after the end words are taken only from who was asked', () => {
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

test('to everyone else the session does not exist', () => {
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
