import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { publishChecks } from './contract/checks.ts';
import { elementDefaults, mostBlocks, mostElements, mostSeminarFiles } from './contract/element-limits.ts';
import { type SeminarCommand, seminarDecider } from './decider.ts';
import { type ElementContent, rulesOf } from './element-content.ts';
import type { SeminarEvent } from './events.ts';
import { outlineOf } from './seminar.ts';

const given = specFor(seminarDecider);
const id = (n: number) => n.toString(16).padStart(32, '0');
const owner = 'a'.repeat(32);
const facts = { name: 'Frei sprechen', description: 'Vier Wochen', lecturer: '', price: '' };
const text = { type: 'read_text' } as const;
const thread = { criterionId: id(0xc1), name: 'Faden', description: '', levels: ['verloren', 'da', 'klar'] };
const logo = { address: `${owner}/${'0'.repeat(64)}`, size: 4_312, contentType: 'image/webp' };
const logoChanged: SeminarEvent = { type: 'LogoChanged', data: { logo } };
const closed: SeminarEvent = { type: 'SeminarClosed', data: { reason: 'owner_erased' } };
const created = { type: 'SeminarCreated', data: { ownerId: owner, ...facts } } as const satisfies SeminarEvent;

describe('a seminar', () => {
  test('is created once', () => {
    given().when({ type: 'CreateSeminar', data: created.data }).thenEmits(created);
    given(created).when({ type: 'CreateSeminar', data: created.data }).thenRefuses('conflict');
  });

  test('is created with all content of a template or of another seminar', () =>
    given()
      .when({
        type: 'CreateSeminar',
        data: {
          ...created.data,
          ...{ hours: 8, logo, files: [file(21).data], criteria: [thread] },
          blocks: [{ ...block(1).data, elements: [described(11, text)] }, block(2).data],
        },
      })
      .thenEmits(
        { type: 'SeminarCreated', data: { ...created.data, hours: 8 } },
        ...[logoChanged, file(21), criteriaChanged(thread), block(1), added(1, 11, text), block(2)],
      ));

  test('states its hours of work or leaves them out', () => {
    const takes = edited({ hours: 7.5 });
    given(created)
      .when(edit({ hours: 7.5 }))
      .thenEmits(takes);
    given(created, takes)
      .when(edit({ hours: 7.5 }))
      .thenNothing();
    given(created, takes)
      .when(edit({ hours: 0 }))
      .thenEmits(edited({}));
  });

  test('accepts files for its texts, each once, up to a limit', () => {
    const add = (n: number) => by('AddSeminarFile', file(n).data);
    given(created).when(add(1)).thenEmits(file(1));
    given(created, file(1), file(2)).when(add(2)).thenNothing();
    given(created, file(1)).when(add(2)).thenEmits(file(2));
    const many = Array.from({ length: mostSeminarFiles }, (_, n) => file(n));
    given(created, ...many)
      .when(add(mostSeminarFiles))
      .thenRefuses('too_many_files');
  });

  test('is edited only if something differs', () => {
    given(created)
      .when(edit({ name: 'Frei reden' }))
      .thenEmits(edited({ name: 'Frei reden' }));
    given(created).when(edit({})).thenNothing();
    given(created).when(edit({ logo })).thenEmits(logoChanged);
    given(created, logoChanged).when(edit({ logo })).thenNothing();
  });

  test('can remove its logo', () => {
    given(created, logoChanged).when(by('RemoveLogo', {})).thenEmits({ type: 'LogoRemoved', data: {} });
    given(created).when(by('RemoveLogo', {})).thenNothing();
    given(created, logoChanged, { type: 'LogoRemoved', data: {} }).when(by('RemoveLogo', {})).thenNothing();
  });

  test('is deleted', () =>
    given(created).when(by('DeleteSeminar', {})).thenEmits({ type: 'SeminarDeleted', data: {} }));

  test('clears its submissions and removes its participants, each time', () => {
    const [cleared, removed] = [eventOf('SubmissionsCleared'), eventOf('ParticipantsRemoved')];
    given(created).when(by('ClearSubmissions', {})).thenEmits(cleared);
    given(created, cleared).when(by('ClearSubmissions', {})).thenEmits(cleared);
    given(created).when(by('RemoveParticipants', {})).thenEmits(removed);
  });
});

test('a deadline of a block or an element is set, changed and removed', () => {
  const dueAt = '2026-12-11T22:59:59.000Z';
  const history = [created, block(1), added(1, 11, text)];
  for (const partId of [id(1), id(11)]) {
    const set: SeminarEvent = { type: 'DeadlineSet', data: { partId, dueAt } };
    given(...history)
      .when(by('SetDeadline', { partId, dueAt }))
      .thenEmits(set);
    given(...history, set)
      .when(by('SetDeadline', { partId, dueAt }))
      .thenNothing();
    given(...history, set)
      .when(by('SetDeadline', { partId, dueAt: null }))
      .thenEmits({ type: 'DeadlineSet', data: { partId, dueAt: null } });
  }
  given(...history)
    .when(by('SetDeadline', { partId: id(99), dueAt }))
    .thenRefuses('element_not_found');
});

test('missing criteria are reported but do not prevent publishing', () => {
  const asks = { type: 'give_feedback', forElement: id(1), byCriteria: true } as const;
  const film = {
    type: 'video_presentation',
    requiredSubmissions: 1,
    maxSubmissions: 1,
    rateableSubmissions: true,
  } as const;
  const rules = { ...film, requiredNumShared: 1, maxNumShared: 1, ownerSeesReport: false, byCriteria: true };
  const blocks = [
    {
      id: id(9),
      elements: [
        { id: id(1), rules },
        { id: id(2), rules: asks },
      ],
    },
  ];
  expect(publishChecks({ blocks, hasCriteria: true })).toEqual([]);
  expect(publishChecks({ blocks, hasCriteria: false })).toEqual(
    [id(1), id(2)].map((elementId) => ({ code: 'no_criteria', isBlocking: false, elementId })),
  );
});

describe('criteria', () => {
  const voice = { criterionId: id(0xc2), name: 'Stimme', description: 'Trägt sie?', levels: ['nein', 'ja'] };
  const changed = criteriaChanged;
  const change = (criteria: (typeof thread)[], version?: number) => by('ChangeCriteria', { criteria, version });

  test('are set together, and only if something differs', () => {
    given(created)
      .when(change([thread, voice]))
      .thenEmits(changed(thread, voice));
    given(created, changed(thread, voice))
      .when(change([thread, voice]))
      .thenNothing();
    given(created, changed(thread, voice))
      .when(change([voice]))
      .thenEmits(changed(voice));
  });

  test('with equal names, or with another number of levels under the same id, are refused', () => {
    given(created)
      .when(change([thread, { ...voice, name: ' faden' }]))
      .thenRefusesFields('criteria duplicate');
    given(created)
      .when(change([thread, { ...voice, criterionId: thread.criterionId }]))
      .thenRefuses('conflict');
    // One of the two is enough.
    given(created, changed(thread, voice))
      .when(change([thread, { ...voice, levels: ['nein', 'etwas', 'ja'] }]))
      .thenRefuses('conflict');
    given(created, changed(thread))
      .when(change([{ ...thread, levels: ['nein', 'ja'] }]))
      .thenRefuses('conflict');
    given(created, changed(thread))
      .when(change([{ ...thread, levels: ['weg', 'da', 'klar'] }]))
      .thenEmits(changed({ ...thread, levels: ['weg', 'da', 'klar'] }));
  });

  test('are not overwritten by an edit of an older version', () => {
    given(created, changed(thread))
      .when(change([voice], 0))
      .thenRefuses('conflict');
    given(created, changed(thread))
      .when(change([voice], 1))
      .thenEmits(changed(voice));
  });
});

describe('the seminar does not exist for other people', () => {
  const commands: readonly SeminarCommand[] = [
    edit({ name: 'Meins' }),
    by('RemoveLogo', {}),
    by('ChangeCriteria', { criteria: [] }),
    by('SetDeadline', { partId: id(1), dueAt: null }),
    by('AddBlock', block(2).data),
    by('EditBlock', { ...block(1).data, title: 'Meins' }),
    by('DeleteBlock', { blockId: id(1) }),
    by('AddElement', { blockId: id(1), ...described(12, text) }),
    by('EditElement', described(11, text, 'Meins')),
    by('DeleteElement', { elementId: id(11) }),
    by('ReorderSeminar', { blocks: [], elements: [] }),
    by('PublishSeminar', {}),
    by('ClearSubmissions', {}),
    by('RemoveParticipants', {}),
    by('DeleteSeminar', {}),
  ];
  const history = [created, block(1), added(1, 11, text)];

  test.each(commands)('$type', (command) => {
    const stranger = { ...command, data: { ...command.data, askedBy: 'e'.repeat(32) } } as SeminarCommand;
    given(...history)
      .when(stranger)
      .thenRefuses('seminar_not_found');
    given().when(command).thenRefuses('seminar_not_found');
    given(...history, eventOf('SeminarDeleted'))
      .when(command)
      .thenRefuses('seminar_not_found');
    given(...history, closed)
      .when(command)
      .thenRefuses('seminar_closed');
  });
});

describe('blocks', () => {
  test('are added at the end, edited and deleted', () => {
    given(created)
      .when(by('AddBlock', block(1).data))
      .thenEmits(block(1));
    given(created, block(1)).when(renameBlock(1, 'Woche 1')).thenEmits(renamedBlock(1, 'Woche 1'));
    given(created, block(1), renamedBlock(1, 'Woche 1')).when(renameBlock(1, 'Woche 1')).thenNothing();
    given(created, block(1))
      .when(by('DeleteBlock', { blockId: id(1) }))
      .thenEmits({ type: 'BlockDeleted', data: { blockId: id(1) } });
  });

  test('that are missing cannot be edited, deleted or filled', () => {
    given(created).when(renameBlock(1, 'Woche 1')).thenRefuses('block_not_found');
    given(created)
      .when(by('DeleteBlock', { blockId: id(1) }))
      .thenRefuses('block_not_found');
    given(created)
      .when(by('AddElement', { blockId: id(1), ...described(11, text) }))
      .thenRefuses('block_not_found');
  });

  test('are added once, up to a limit', () => {
    given(created, block(1))
      .when(by('AddBlock', block(1).data))
      .thenRefuses('conflict');
    const many = Array.from({ length: mostBlocks }, (_, n) => block(n));
    given(created, ...many)
      .when(by('AddBlock', block(mostBlocks).data))
      .thenRefuses('conflict');
  });

  test('are deleted with their elements', () =>
    given(created, block(1), added(1, 11, text), { type: 'BlockDeleted', data: { blockId: id(1) } })
      .when(by('DeleteElement', { elementId: id(11) }))
      .thenRefuses('element_not_found'));
});

describe('elements', () => {
  const contents: readonly ElementContent[] = [
    text,
    { type: 'watch_video', video: { from: 'link', uri: 'https://youtu.be/dQw4w9WgXcQ' } },
    { type: 'watch_video', video: { from: 'file', media: logo, name: 'film.mp4' } },
    presentation({}),
    { type: 'give_feedback', forElement: id(10) },
    { type: 'watch_feedback' },
    { type: 'gap_text', text: 'Sprechen Sie __ und __.', answers: ['laut', 'deutlich'] },
    { type: 'gap_text', text: 'Sprechen Sie ____.', answers: [] },
    { type: 'gap_text', text: 'Sprechen Sie ____.', answers: ['laut'] },
    { type: 'rephrase', sentences: ['Ich denke mal.'], answers: [] },
    { type: 'rephrase', sentences: ['Ich denke mal.'], answers: ['Ich denke.'] },
    presentation({ isTimed: true, expectedLen: 90, maxLen: 1_200 }),
    { type: 'rephrase', sentences: ['Ich denke mal.', 'Sozusagen.'], answers: ['', 'So ist es.'] },
    categorize([['äh'], ['klar']]),
    { type: 'vr_training', requiredScore: elementDefaults.requiredScore },
    { type: 'goal', target: 5, conditions: [{ type: 'filler_words', value: 2 }] },
    { type: 'goal', target: 5, conditions: [] },
    {
      type: 'goal',
      target: 5,
      conditions: [
        { type: 'filler_words', value: 2 },
        { type: 'session_score', value: 6 },
      ],
    },
  ];

  test.each(contents)('of type $type are added', (content) =>
    given(created, block(1), added(1, 10, presentation({ rateableSubmissions: true })))
      .when(by('AddElement', { blockId: id(1), ...described(11, content) }))
      .thenEmits(added(1, 11, content)),
  );

  test('are edited only if something differs', () => {
    const history = [created, block(1), added(1, 11, text)];
    given(...history)
      .when(by('EditElement', described(11, text, 'Neu')))
      .thenEmits({ type: 'ElementEdited', data: described(11, text, 'Neu') });
    given(...history)
      .when(by('EditElement', described(11, text)))
      .thenNothing();
  });

  test('are deleted even with submissions', () =>
    given(created, block(1), added(1, 11, text))
      .when(by('DeleteElement', { elementId: id(11) }))
      .thenEmits({ type: 'ElementDeleted', data: { elementId: id(11) } }));

  test('that are missing cannot be edited or deleted', () => {
    given(created)
      .when(by('EditElement', described(11, text)))
      .thenRefuses('element_not_found');
    given(created)
      .when(by('DeleteElement', { elementId: id(11) }))
      .thenRefuses('element_not_found');
  });

  test('keep their type', () =>
    given(created, block(1), added(1, 11, text))
      .when(by('EditElement', described(11, { type: 'watch_feedback' })))
      .thenRefuses('invalid_type'));

  test('are added once, up to a limit', () => {
    given(created, block(1), added(1, 11, text))
      .when(by('AddElement', { blockId: id(1), ...described(11, text) }))
      .thenRefuses('conflict');
    const many = Array.from({ length: mostElements }, (_, n) => added(1, n, text));
    given(created, block(1), ...many)
      .when(by('AddElement', { blockId: id(1), ...described(mostElements, text) }))
      .thenRefuses('conflict');
  });

  test('with feedback must be rateable', () => {
    const feedback = { type: 'give_feedback', forElement: id(10) } as const;
    const add = by('AddElement', { blockId: id(1), ...described(11, feedback) });
    for (const others of [[], [added(1, 10, text)], [added(1, 10, presentation({}))]])
      given(created, block(1), ...others)
        .when(add)
        .thenRefusesFields('forElement not_rateable');
    const rateable = presentation({ rateableSubmissions: true });
    given(created, block(1), added(1, 9, rateable), added(1, 10, text))
      .when(add)
      .thenRefusesFields('forElement not_rateable');
  });
});

describe('an invalid element is refused with its fault', () => {
  test.each([
    [
      'more shared than submitted',
      presentation({ requiredNumShared: 2 }),
      'requiredNumShared above_required_submissions',
    ],
    ['as many shared as submitted', presentation({ requiredNumShared: 1 }), ''],
    ['an optional one', presentation({ requiredSubmissions: 0 }), ''],
    [
      'too many required',
      presentation({ requiredSubmissions: 101, maxSubmissions: 100 }),
      'requiredSubmissions too_big, maxSubmissions below_required',
    ],
    [
      'fewer taken than required',
      presentation({ requiredSubmissions: 3, maxSubmissions: 2 }),
      'maxSubmissions below_required',
    ],
    [
      'fewer shared than required',
      presentation({ requiredSubmissions: 4, requiredNumShared: 3, maxNumShared: 2 }),
      'maxNumShared below_required',
    ],
    ['nothing that may be shared', presentation({ maxNumShared: 0 }), 'maxNumShared too_small'],
    [
      'a time that is longer than the longest',
      presentation({ isTimed: true, expectedLen: 30, maxLen: 20 }),
      'expectedLen above_max',
    ],
    ['as long a time as the longest', presentation({ isTimed: true, expectedLen: 20, maxLen: 20 }), ''],
    ['as many taken as required', presentation({ requiredSubmissions: 2, maxSubmissions: 2 }), ''],
    ['too many taken', presentation({ maxSubmissions: 101 }), 'maxSubmissions too_big'],
    ['fewer than nothing shared', presentation({ requiredNumShared: -1 }), 'requiredNumShared too_small'],
    [
      'too long a time to aim at',
      presentation({ isTimed: true, expectedLen: 7_201, maxLen: 0 }),
      'expectedLen too_big',
    ],
    ['no longest time', presentation({ isTimed: true, expectedLen: 30, maxLen: 0 }), ''],
    ['too long a time', presentation({ isTimed: true, expectedLen: 10, maxLen: 7_201 }), 'maxLen too_big'],
    [
      'a link to somewhere else',
      { type: 'watch_video', video: { from: 'link', uri: 'https://example.org/film' } },
      'videoURI no_video_link',
    ],
    ['a text without a gap', { type: 'gap_text', text: 'Kein_Unterstrich', answers: [] }, 'text no_blank'],
    ['more answers than gaps', { type: 'gap_text', text: 'Ein __.', answers: ['a', 'b'] }, 'answers not_one_each'],
    [
      'an answer that says nothing',
      { type: 'gap_text', text: '__ und __', answers: ['a', ' '] },
      'answers not_one_each',
    ],
    ['one empty sentence', { type: 'rephrase', sentences: ['a', ' '], answers: [] }, 'sentences required'],
    ['nothing to rephrase', { type: 'rephrase', sentences: [], answers: [] }, 'sentences required'],
    [
      'too few rephrased sentences',
      { type: 'rephrase', sentences: ['a', 'b'], answers: ['a'] },
      'answers not_one_each',
    ],
    ['a word in two categories', categorize([['äh'], ['äh']], ['äh']), 'categories not_one_each'],
    ['a word in none', categorize([['äh'], []], ['äh', 'klar']), 'categories not_one_each'],
    [
      'a category without a name',
      { type: 'categorize', words: ['a'], categories: [{ name: ' ', phrases: ['a'] }] },
      'categories required',
    ],
    [
      'two of the same name',
      {
        type: 'categorize',
        words: ['a'],
        categories: [
          { name: 'x', phrases: ['a'] },
          { name: 'x', phrases: [] },
        ],
      },
      'categories duplicate',
    ],
    [
      'two names that differ in spaces',
      {
        type: 'categorize',
        words: ['a'],
        categories: [
          { name: 'x', phrases: ['a'] },
          { name: 'x ', phrases: [] },
        ],
      },
      'categories duplicate',
    ],
    ['one category without a name beside another', categorizeNamed(['x', ' ']), 'categories required'],
    [
      'no categories',
      { type: 'categorize', words: ['a'], categories: [] },
      'categories required, categories not_one_each',
    ],
    ['a word twice', categorize([['a', 'a']]), 'words duplicate'],
    ['an empty word', categorize([['a', ' ']]), 'words required'],
    ['no words', { type: 'categorize', words: [], categories: [{ name: 'x', phrases: [] }] }, 'words required'],
    ['too good a VR score', { type: 'vr_training', requiredScore: 11 }, 'requiredScore too_big'],
    ['a goal of nothing', { type: 'goal', target: 0, conditions: [] }, 'target too_small'],
    [
      'a condition twice',
      {
        type: 'goal',
        target: 1,
        conditions: [
          { type: 'filler_words', value: 1 },
          { type: 'filler_words', value: 2 },
        ],
      },
      'conditions duplicate',
    ],
  ] as [string, ElementContent, string][])('%s', (_what, content, wrong) => {
    const history = [created, block(1)];
    const add = by('AddElement', { blockId: id(1), ...described(11, content) });
    if (wrong)
      given(...history)
        .when(add)
        .thenRefusesFields(...wrong.split(', '));
    else
      given(...history)
        .when(add)
        .thenEmits(added(1, 11, content));
  });
});

describe('an order', () => {
  const history = [created, block(1), block(2), added(1, 11, text), added(1, 12, text), added(2, 21, text)];
  const order = (...blocks: [number, number[]][]) => ({
    blocks: blocks.map(([block], blockIndex) => ({ blockId: id(block), blockIndex })),
    elements: blocks.flatMap(([block, elements]) =>
      elements.map((element, elementIndex) => ({ blockId: id(block), elementId: id(element), elementIndex })),
    ),
  });
  const reordered = (...blocks: [number, number[]][]): SeminarEvent => ({
    type: 'SeminarReordered',
    data: { blocks: blocks.map(([block, elements]) => ({ blockId: id(block), elementIds: elements.map(id) })) },
  });
  const givenTwoBlocks = (...more: SeminarEvent[]) => given(...history, ...more);

  test('moves blocks and elements, also from one block to another', () =>
    givenTwoBlocks()
      .when(by('ReorderSeminar', order([2, [12, 21]], [1, [11]])))
      .thenEmits(reordered([2, [12, 21]], [1, [11]])));

  test('without a difference changes nothing', () =>
    givenTwoBlocks()
      .when(by('ReorderSeminar', order([1, [11, 12]], [2, [21]])))
      .thenNothing());

  test('puts meanwhile added elements at the end', () =>
    givenTwoBlocks(block(3), added(1, 13, text))
      .when(by('ReorderSeminar', order([2, [21]], [1, [12, 11]])))
      .thenEmits(reordered([2, [21]], [1, [12, 11, 13]], [3, []])));

  test('leaves out meanwhile deleted elements', () =>
    givenTwoBlocks({ type: 'ElementDeleted', data: { elementId: id(11) } })
      .when(by('ReorderSeminar', order([2, [21, 11]], [1, [12]])))
      .thenEmits(reordered([2, [21]], [1, [12]])));

  test('conflicts if it moves an element into a meanwhile deleted block', () =>
    givenTwoBlocks({ type: 'BlockDeleted', data: { blockId: id(2) } })
      .when(by('ReorderSeminar', order([2, [21, 11]], [1, [12]])))
      .thenRefuses('conflict'));

  test('without elements is refused unless the seminar is empty', () => {
    givenTwoBlocks().when(by('ReorderSeminar', order())).thenRefuses('seminar_order_not_found');
    given(created).when(by('ReorderSeminar', order())).thenNothing();
  });
});

describe('two parallel edits', () => {
  const history = [created, block(1), added(1, 11, text), added(1, 12, text)];

  test('both succeed if each is based on the latest version', () => {
    given(...history, { type: 'ElementEdited', data: described(11, text, 'Anders') })
      .when(by('EditElement', { ...described(11, text, 'Neu'), version: 1 }))
      .thenEmits({ type: 'ElementEdited', data: described(11, text, 'Neu') });
    given(...history, renamedBlock(1, 'Anders'))
      .when(by('EditBlock', { ...block(1).data, title: 'Neu', version: 1 }))
      .thenEmits(renamedBlock(1, 'Neu'));
    given(...history, edited({ name: 'Anders' }))
      .when(edit({ name: 'Neu', version: 1 }))
      .thenEmits(edited({ name: 'Neu' }));
    const order = (...elements: number[]): SeminarEvent => ({
      type: 'SeminarReordered',
      data: { blocks: [{ blockId: id(1), elementIds: elements.map(id) }] },
    });
    given(...history, order(12, 11))
      .when(
        by('ReorderSeminar', {
          blocks: [{ blockId: id(1), blockIndex: 0 }],
          elements: [11, 12].map((n, elementIndex) => ({ blockId: id(1), elementId: id(n), elementIndex })),
          version: 1,
        }),
      )
      .thenEmits(order(11, 12));
  });

  test('do not conflict if one changes only the picture', () =>
    given(...history, edited({ name: 'Anders' }))
      .when(edit({ name: 'Anders', logo, version: 0 }))
      .thenEmits(logoChanged));

  test('do not conflict on different parts', () =>
    given(...history, { type: 'ElementEdited', data: described(12, text, 'Anders') })
      .when(by('EditElement', { ...described(11, text, 'Neu'), version: 0 }))
      .thenEmits({ type: 'ElementEdited', data: described(11, text, 'Neu') }));

  test('conflict on the same element, block, order or the seminar itself', () => {
    given(...history, { type: 'ElementEdited', data: described(11, text, 'Anders') })
      .when(by('EditElement', { ...described(11, text, 'Neu'), version: 0 }))
      .thenRefuses('conflict');
    given(...history, renamedBlock(1, 'Anders'))
      .when(by('EditBlock', { ...block(1).data, title: 'Neu', version: 0 }))
      .thenRefuses('conflict');
    given(...history, edited({ name: 'Anders' }))
      .when(edit({ name: 'Neu', version: 0 }))
      .thenRefuses('conflict');
    const order = (...elements: number[]) => ({
      blocks: [{ blockId: id(1), blockIndex: 0 }],
      elements: elements.map((n, elementIndex) => ({ blockId: id(1), elementId: id(n), elementIndex })),
    });
    const reordered: SeminarEvent = {
      type: 'SeminarReordered',
      data: { blocks: [{ blockId: id(1), elementIds: [id(12), id(11)] }] },
    };
    given(...history, added(1, 13, text), reordered)
      .when(by('ReorderSeminar', { ...order(13, 11, 12), version: 0 }))
      .thenRefuses('conflict');
    given(...history, added(1, 13, text))
      .when(by('ReorderSeminar', { ...order(12, 11), version: 0 }))
      .thenEmits({
        type: 'SeminarReordered',
        data: { blocks: [{ blockId: id(1), elementIds: [id(12), id(11), id(13)] }] },
      });
  });

  test('do not conflict if both make the same change', () =>
    given(...history, { type: 'ElementEdited', data: described(11, text, 'Neu') })
      .when(by('EditElement', { ...described(11, text, 'Neu'), version: 0 }))
      .thenNothing());
});

describe('publishing', () => {
  const [published, unpublished] = [eventOf('SeminarPublished'), eventOf('SeminarUnpublished')];
  const history = [created, block(1), added(1, 11, text)];

  test('is toggled or set explicitly', () => {
    given(...history)
      .when(by('PublishSeminar', {}))
      .thenEmits(published);
    given(...history, published)
      .when(by('PublishSeminar', {}))
      .thenEmits(unpublished);
    given(...history, published)
      .when(by('PublishSeminar', { published: true }))
      .thenNothing();
    given(...history)
      .when(by('PublishSeminar', { published: false }))
      .thenNothing();
    given(...history, published, unpublished)
      .when(by('PublishSeminar', {}))
      .thenEmits(published);
    given(...history, eventOf('SubmissionsCleared'))
      .when(by('PublishSeminar', {}))
      .thenEmits(published);
  });

  test('needs an element', () => {
    given(created).when(by('PublishSeminar', {})).thenRefuses('seminar_incomplete');
    given(created, block(1)).when(by('PublishSeminar', {})).thenRefuses('seminar_incomplete');
  });

  test('needs a target for each feedback element', () => {
    const feedback = added(1, 12, { type: 'give_feedback', forElement: id(10) });
    const target = added(1, 10, presentation({ rateableSubmissions: true }));
    given(created, block(1), target, feedback).when(by('PublishSeminar', {})).thenEmits(published);
    given(created, block(1), target, feedback, { type: 'ElementDeleted', data: { elementId: id(10) } })
      .when(by('PublishSeminar', {}))
      .thenRefuses('seminar_incomplete');
  });
});

describe('the outline for participants', () => {
  const seminarOf = (...events: SeminarEvent[]) => {
    const seminar = events.reduce(seminarDecider.evolve, seminarDecider.initialState);
    if (typeof seminar === 'string') throw new Error(seminar);
    return seminar;
  };
  const edit = (n: number, content: ElementContent): SeminarEvent => ({
    type: 'ElementEdited',
    data: described(n, content),
  });

  test.each([
    [text, { type: 'read_text' }],
    [{ type: 'watch_video', video: { from: 'link', uri: 'https://youtu.be/dQw4w9WgXcQ' } }, { type: 'watch_video' }],
    [{ type: 'watch_feedback' }, { type: 'watch_feedback' }],
    [{ type: 'give_feedback', forElement: id(10), byCriteria: true }, undefined],
    [
      { type: 'give_feedback', forElement: id(10), byCriteria: false },
      { type: 'give_feedback', forElement: id(10) },
    ],
    [
      { type: 'gap_text', text: '__ und ____', answers: [] },
      { type: 'gap_text', blanks: 2 },
    ],
    [
      { type: 'rephrase', sentences: ['a', 'b'], answers: [] },
      { type: 'rephrase', sentences: 2 },
    ],
    [categorize([['äh'], ['klar']]), { type: 'categorize', words: ['äh', 'klar'], categories: ['Fach 0', 'Fach 1'] }],
    [{ type: 'vr_training', requiredScore: 7 }, undefined],
    [{ type: 'goal', target: 5, conditions: [{ type: 'filler_words', value: 2 }] }, undefined],
  ] as [ElementContent, object | undefined][])('contains the tasks of $type', (content, rules = content) =>
    expect(rulesOf(content)).toEqual(rules),
  );

  test('contains the number of presentations and who sees them, but not their length', () => {
    const { type, isTimed: _, expectedLen: _expected, maxLen: _max, ...rules } = presentation({ maxSubmissions: 3 });
    expect(rulesOf(presentation({ maxSubmissions: 3 }))).toEqual({ type, ...rules });
  });

  test('changes with the rules of an element, but not with its texts', () => {
    const history = [created, block(1), added(1, 11, { type: 'vr_training', requiredScore: 7 })];
    const harder = edit(11, { type: 'vr_training', requiredScore: 9 });
    const versions = (...more: SeminarEvent[]) =>
      outlineOf(seminarOf(...history, ...more)).blocks[0]?.elements[0]?.versions;
    const [first, second] = [
      { since: 2, rules: { type: 'vr_training', requiredScore: 7 } },
      { since: 4, rules: { type: 'vr_training', requiredScore: 9 } },
    ];
    expect(versions(edit(11, { type: 'vr_training', requiredScore: 7 }))).toEqual([first]);
    expect(versions(renamedBlock(1, 'Neu'), harder, harder)).toEqual([first, second]);
  });

  test('has the order of the seminar, and its latest earlier orders', () => {
    const history = [created, block(1), added(1, 11, text), block(2), added(2, 21, text)];
    const swap = (...blocks: [number, number[]][]): SeminarEvent => ({
      type: 'SeminarReordered',
      data: { blocks: blocks.map(([n, elements]) => ({ blockId: id(n), elementIds: elements.map(id) })) },
    });
    const deleted: SeminarEvent = { type: 'ElementDeleted', data: { elementId: id(11) } };
    const versions = [{ since: 4, rules: { type: 'read_text' } }];
    expect(outlineOf(seminarOf(...history, swap([2, [21]], [1, [11]]), deleted))).toEqual({
      revision: 6,
      earlierOrders: [
        { until: 5, elementIds: [id(11), id(21)] },
        { until: 6, elementIds: [id(21), id(11)] },
      ],
      blocks: [
        { id: id(2), elements: [{ id: id(21), versions }] },
        { id: id(1), elements: [] },
      ],
    });
    const often = Array.from({ length: 25 }, () => swap([1, [11]], [2, [21]]));
    const { earlierOrders } = seminarOf(...history, ...often);
    expect(earlierOrders).toHaveLength(20);
    expect(earlierOrders[0]?.until).toBe(10);
  });

  test('contains no deleted parts', () =>
    expect(
      seminarOf(created, block(1), {
        type: 'SeminarReordered',
        data: { blocks: [id(1), id(9)].map((blockId) => ({ blockId, elementIds: [id(99)] })) },
      }).blocks,
    ).toMatchObject([{ id: id(1), elements: [] }]));

  test('is empty for a new seminar', () =>
    expect(seminarOf(created)).toMatchObject({
      earlierOrders: [],
      files: [],
      criteria: [],
      blocks: [],
      revision: 0,
      hours: 0,
    }));
});

test('ignores events of a missing seminar', () => {
  const { evolve, initialState } = seminarDecider;
  expect(evolve(initialState, block(1))).toBe('none');
  expect([created, eventOf('SeminarDeleted'), block(1)].reduce(evolve, initialState)).toBe('deleted');
});

describe('a seminar whose owner was erased', () => {
  const close = { type: 'CloseSeminar', data: { reason: 'owner_erased' } } as const;

  test('is closed once', () => {
    given(created).when(close).thenEmits(closed);
    given(created, closed).when(close).thenNothing();
  });

  test('is not closed if it is deleted or never existed', () => {
    given(created, eventOf('SeminarDeleted')).when(close).thenNothing();
    given().when(close).thenNothing();
  });
});

function by<Type extends SeminarCommand['type']>(
  type: Type,
  data: Omit<Extract<SeminarCommand, { type: Type }>['data'], 'askedBy'>,
): SeminarCommand {
  return { type, data: { ...data, askedBy: owner } } as unknown as SeminarCommand;
}

function edit(change: Partial<Extract<SeminarCommand, { type: 'EditSeminar' }>['data']>) {
  return by('EditSeminar', { ...facts, ...change });
}

function edited(change: Partial<Extract<SeminarEvent, { type: 'SeminarEdited' }>['data']>): SeminarEvent {
  return { type: 'SeminarEdited', data: { ...facts, ...change } };
}

function block(n: number) {
  return { type: 'BlockAdded', data: { blockId: id(n), title: `Block ${n}`, description: '' } } as const;
}

function file(n: number) {
  return { type: 'SeminarFileAdded', data: { fileId: id(n), name: `${n}.webp`, media: logo } } as const;
}

function criteriaChanged(...criteria: (typeof thread)[]): SeminarEvent {
  return { type: 'CriteriaChanged', data: { criteria } };
}

function renameBlock(n: number, title: string) {
  return by('EditBlock', { ...block(n).data, title });
}

function renamedBlock(n: number, title: string): SeminarEvent {
  return { type: 'BlockEdited', data: { ...block(n).data, title } };
}

function described(n: number, content: ElementContent, title = `Element ${n}`) {
  return { elementId: id(n), title, body: '', content };
}

function added(inBlock: number, n: number, content: ElementContent): SeminarEvent {
  return { type: 'ElementAdded', data: { blockId: id(inBlock), ...described(n, content) } };
}

function presentation(change: Partial<Extract<ElementContent, { type: 'video_presentation' }>>) {
  const { requiredScore: _, target: __, ...defaults } = elementDefaults;
  return { type: 'video_presentation', ...defaults, ...change } as const satisfies ElementContent;
}

function categorize(phrases: string[][], words = phrases.flat()): ElementContent {
  return { type: 'categorize', words, categories: phrases.map((each, n) => ({ name: `Fach ${n}`, phrases: each })) };
}

function categorizeNamed(names: string[]): ElementContent {
  return { type: 'categorize', words: ['a'], categories: names.map((name, n) => ({ name, phrases: n ? [] : ['a'] })) };
}

function eventOf(
  type: 'SeminarDeleted' | 'SeminarPublished' | 'SeminarUnpublished' | 'SubmissionsCleared' | 'ParticipantsRemoved',
) {
  return { type, data: {} } as const;
}
