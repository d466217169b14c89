import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { presentationDecider, toPresentation } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(presentationDecider);
const { PresentationAdded: added, PagesCounted: counted, PagesDrawn: drawn, SlidePlanned: planned } = storedSamples;
const { DrawingFailed: failed, PresentationUsed: used, PresentationReleased: released } = storedSamples;
const { PresentationRemoved: removed, PresentationRenamed: renamed, LengthExpected: expected } = storedSamples;
const { ownerId } = added.data;
const { sessionId } = used.data;
const stranger = '9'.repeat(32);
const [first, second] = drawn.data.pages as [(typeof drawn.data.pages)[number], (typeof drawn.data.pages)[number]];

const drawnOf = (...pages: (typeof first)[]) => ({ type: 'PagesDrawn', data: { ownerId, pages } }) as const;
const report = (...pages: (typeof first)[]) =>
  ({ type: 'ReportPages', data: { pages: pages.map((page) => ({ drawn: page, notes: '' })) } }) as const;
const change = (data: object, askedBy = ownerId) =>
  ({ type: 'ChangePresentation', data: { askedBy, ...data } }) as const;
const remove = (askedBy = ownerId) => ({ type: 'DeletePresentation', data: { askedBy } }) as const;
const use = (by = ownerId) => ({ type: 'UsePresentation', data: { sessionId, ownerId: by } }) as const;
const release = { type: 'ReleasePresentation', data: { sessionId } } as const;
const fail = { type: 'FailDrawing', data: failed.data } as const;

test('a deck is added once', () => {
  const add = { type: 'AddPresentation', data: added.data } as const;
  given().when(add).thenEmits(added);
  given(added).when(add).thenNothing();
  given(added, removed).when(add).thenNothing();
});

test('the pages of a deck are counted once', () => {
  const count = { type: 'CountPages', data: counted.data } as const;
  given(added).when(count).thenEmits(counted);
  given(added, counted).when(count).thenNothing();
});

test('rendered pages are reported once, even after interruptions', () => {
  given(added, counted).when(report(first, second)).thenEmits(drawn);
  given(added, counted, drawnOf(first)).when(report(first, second)).thenEmits(drawnOf(second));
  given(added, counted, drawn).when(report(first, second)).thenNothing();
});

test('notes of a slide begin with the notes in the PDF', () => {
  const { notes } = planned.data;
  const withNotes = { type: 'ReportPages', data: { pages: [{ drawn: first, notes }] } } as const;
  given(added, counted)
    .when(withNotes)
    .thenEmits(drawnOf(first), { type: 'SlidePlanned', data: { ...planned.data, seconds: null } });
});

test('does not set notes of a slide without any, or with notes by the owner', () => {
  const { notes } = planned.data;
  const withNotes = (...texts: string[]) =>
    ({
      type: 'ReportPages',
      data: { pages: [first, second].map((page, n) => ({ drawn: page, notes: texts[n] ?? '' })) },
    }) as const;
  const plan = (index: number) => ({ type: 'SlidePlanned', data: { ownerId, index, seconds: null, notes } }) as const;
  given(added, counted).when(withNotes('', notes)).thenEmits(drawn, plan(1));
  given(added, counted).when(withNotes(notes, notes)).thenEmits(drawn, plan(0), plan(1));
  given(added, counted, planned).when(withNotes(notes, notes)).thenEmits(drawn, plan(1));
});

test('an unfinished rendering can fail', () => {
  given(added, counted).when(fail).thenEmits(failed);
  given(added, counted, drawnOf(first)).when(fail).thenEmits(failed);
  given(added, failed).when({ type: 'CountPages', data: counted.data }).thenNothing();
});

test('a rendering fails once, and not after it is complete', () => {
  given(added).when(fail).thenEmits(failed);
  given(added, failed).when(fail).thenNothing();
  given(added, counted, drawn).when(fail).thenNothing();
  given(added, failed).when(report(first)).thenNothing();
});

test('reports nothing for a deleted deck', () => {
  given(added, removed).when(report(first)).thenNothing();
  given(added, removed).when(fail).thenNothing();
  given().when(fail).thenNothing();
});

test('the owner renames a deck and sets the planned length of the talk', () => {
  given(added)
    .when(change({ name: renamed.data.name, expectedSeconds: 600 }))
    .thenEmits(renamed, expected);
  given(added, renamed, expected)
    .when(change({ name: renamed.data.name, expectedSeconds: 600 }))
    .thenNothing();
  given(added)
    .when(change({ name: renamed.data.name }))
    .thenEmits(renamed);
  given(added)
    .when(change({ expectedSeconds: null }))
    .thenNothing();
  given(added).when(change({})).thenNothing();
  given(added, expected)
    .when(change({ expectedSeconds: null }))
    .thenEmits({ type: 'LengthExpected', data: { seconds: null } });
});

test('slides are planned separately, and omitted fields stay', () => {
  const { seconds, notes } = planned.data;
  const ready = [added, counted, drawn];
  given(...ready)
    .when(change({ slides: [{ index: 0, seconds, notes }] }))
    .thenEmits(planned);
  given(...ready, planned)
    .when(change({ slides: [{ index: 0, seconds, notes }] }))
    .thenNothing();
  given(...ready, planned)
    .when(change({ slides: [{ index: 0, seconds: null }] }))
    .thenEmits({ type: 'SlidePlanned', data: { ...planned.data, seconds: null } });
  given(...ready, planned)
    .when(change({ slides: [{ index: 0, notes: '' }] }))
    .thenEmits({ type: 'SlidePlanned', data: { ...planned.data, notes: '' } });
  given(...ready, planned)
    .when(change({ slides: [{ index: 0 }] }))
    .thenNothing();
  given(...ready)
    .when(change({ slides: [{ index: 0, seconds: null, notes: '' }] }))
    .thenNothing();
  given(...ready, planned)
    .when(change({ slides: [{ index: 1, seconds }] }))
    .thenEmits({ type: 'SlidePlanned', data: { ...planned.data, index: 1, seconds, notes: '' } });
});

test.each([
  ['a slide that is not there', [{ index: 2, seconds: 5 }]],
  [
    'a slide twice',
    [
      { index: 0, seconds: 5 },
      { index: 0, seconds: 6 },
    ],
  ],
])('a plan of %s is refused', (_what, slides) => {
  given(added, counted, drawn).when(change({ slides })).thenRefuses('invalid_input', 'slides');
});

test('a slide cannot be planned before it is rendered', () => {
  given(added, counted, drawnOf(first))
    .when(change({ slides: [{ index: 1, seconds: 5 }] }))
    .thenRefuses('invalid_input', 'slides');
});

test('a deck does not exist for other people', () => {
  given(added)
    .when(change({ name: 'x' }, stranger))
    .thenRefuses('not_found');
  given(added).when(remove(stranger)).thenRefuses('not_found');
  given()
    .when(change({ name: 'x' }))
    .thenRefuses('not_found');
  given(added, removed).when(remove()).thenRefuses('not_found');
});

test('a deck is deleted in any state', () => {
  given(added).when(remove()).thenEmits(removed);
  given(added, failed).when(remove()).thenEmits(removed);
});

test('a deck cannot be deleted while a talk uses it', () => {
  given(added, used).when(remove()).thenRefuses('cannot_delete');
  given(added, used, released).when(remove()).thenEmits(removed);
});

test('the refusal names the talks', () => {
  const state = [added, used].reduce(presentationDecider.evolve, presentationDecider.initialState);
  const decide = () => presentationDecider.decide(remove(), state, new Date(0));
  expect(decide).toThrow(expect.objectContaining({ errors: [{ field: sessionId, code: 'session' }] }));
});

test('only a talk of the owner uses a deck, once', () => {
  given(added).when(use()).thenEmits(used);
  given(added, used).when(use()).thenNothing();
  given(added).when(use(stranger)).thenNothing();
  given().when(use()).thenNothing();
  given(added, used).when(release).thenEmits(released);
  given(added).when(release).thenNothing();
  given().when(release).thenNothing();
  const other = { type: 'PresentationUsed', data: { sessionId: '8'.repeat(32) } } as const;
  given(added, other).when(use()).thenEmits(used);
  given(added, other).when(release).thenNothing();
  given(added, used, other, released).when(remove()).thenRefuses('cannot_delete');
  given(added, used, released, removed).when(use()).thenNothing();
});

test('a deck is deleted with its owner, even if it is used', () => {
  const erase = { type: 'ErasePresentation', data: {} } as const;
  given(added, used).when(erase).thenEmits(removed);
  given(added, removed).when(erase).thenNothing();
  given().when(erase).thenNothing();
});

test('a default deck is deleted if no talk uses it, and otherwise withdrawn once', () => {
  const added = {
    ...storedSamples.PresentationAdded,
    data: { ...storedSamples.PresentationAdded.data, ownerId: operatorId },
  };
  const used = storedSamples.PresentationUsed;
  const { sessionId } = used.data;
  const remove = { type: 'DeletePresentation', data: { askedBy: operatorId } } as const;
  given(added)
    .when({ type: 'UsePresentation', data: { sessionId, ownerId: 'b'.repeat(32) } })
    .thenEmits(used);
  given(added).when(remove).thenEmits(storedSamples.PresentationRemoved);
  given(added, used).when(remove).thenEmits(storedSamples.DefaultDeckWithdrawn);
  given(added, used, storedSamples.DefaultDeckWithdrawn).when(remove).thenNothing();
});

test('a command goes to the stream of its presentation', () =>
  expect(toPresentation('p', remove())).toEqual({
    stream: 'presentation-p',
    decider: presentationDecider,
    command: remove(),
  }));
