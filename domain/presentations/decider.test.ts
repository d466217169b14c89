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

test('its pages are counted once', () => {
  const count = { type: 'CountPages', data: counted.data } as const;
  given(added).when(count).thenEmits(counted);
  given(added, counted).when(count).thenNothing();
});

test('what is drawn is reported once, however often a drawing is interrupted', () => {
  given(added, counted).when(report(first, second)).thenEmits(drawn);
  given(added, counted, drawnOf(first)).when(report(first, second)).thenEmits(drawnOf(second));
  given(added, counted, drawn).when(report(first, second)).thenNothing();
});

test('notes in the PDF are the first ones of a slide', () => {
  const { notes } = planned.data;
  const withNotes = { type: 'ReportPages', data: { pages: [{ drawn: first, notes }] } } as const;
  given(added, counted)
    .when(withNotes)
    .thenEmits(drawnOf(first), { type: 'SlidePlanned', data: { ...planned.data, seconds: null } });
});

test('a slide without notes, or whose notes its owner wrote, gets none', () => {
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

test('a drawing that is not finished fails', () => {
  given(added, counted).when(fail).thenEmits(failed);
  given(added, counted, drawnOf(first)).when(fail).thenEmits(failed);
  given(added, failed).when({ type: 'CountPages', data: counted.data }).thenNothing();
});

test('a drawing fails once, and not when everything is drawn', () => {
  given(added).when(fail).thenEmits(failed);
  given(added, failed).when(fail).thenNothing();
  given(added, counted, drawn).when(fail).thenNothing();
  given(added, failed).when(report(first)).thenNothing();
});

test('of a deck that is gone nothing is reported', () => {
  given(added, removed).when(report(first)).thenNothing();
  given(added, removed).when(fail).thenNothing();
  given().when(fail).thenNothing();
});

test('its owner renames it and says how long the talk is to be', () => {
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

test('slides are planned, each by itself, and what is not said stays', () => {
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

test('a slide cannot be planned before it is drawn', () => {
  given(added, counted, drawnOf(first))
    .when(change({ slides: [{ index: 1, seconds: 5 }] }))
    .thenRefuses('invalid_input', 'slides');
});

test('nobody else finds it', () => {
  given(added)
    .when(change({ name: 'x' }, stranger))
    .thenRefuses('not_found');
  given(added).when(remove(stranger)).thenRefuses('not_found');
  given()
    .when(change({ name: 'x' }))
    .thenRefuses('not_found');
  given(added, removed).when(remove()).thenRefuses('not_found');
});

test('it is deleted, in whatever state it is', () => {
  given(added).when(remove()).thenEmits(removed);
  given(added, failed).when(remove()).thenEmits(removed);
});

test('it cannot be deleted while there is a talk that was recorded with it', () => {
  given(added, used).when(remove()).thenRefuses('cannot_delete');
  given(added, used, released).when(remove()).thenEmits(removed);
});

test('a refusal names the talks', () => {
  const state = [added, used].reduce(presentationDecider.evolve, presentationDecider.initialState);
  const decide = () => presentationDecider.decide(remove(), state, new Date(0));
  expect(decide).toThrow(expect.objectContaining({ errors: [{ field: sessionId, code: 'session' }] }));
});

test('a talk uses it once, and only one of its owner', () => {
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

test('it goes with its owner, used or not', () => {
  const erase = { type: 'ErasePresentation', data: {} } as const;
  given(added, used).when(erase).thenEmits(removed);
  given(added, removed).when(erase).thenNothing();
  given().when(erase).thenNothing();
});

test('a deck for everybody is deleted while no talk needs it, and else only withdrawn, once', () => {
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
