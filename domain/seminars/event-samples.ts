import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { SeminarEvent } from './events.ts';

const owner = 'a'.repeat(32);
const blockId = 'b'.repeat(32);
const elementId = 'c'.repeat(32);
const stored = { size: 4_312, contentType: 'image/webp' };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<SeminarEvent> = {
  SeminarCreated: {
    type: 'SeminarCreated',
    data: {
      ownerId: owner,
      name: 'Frei sprechen',
      description: 'Vier Wochen, zwei Vorträge.',
      lecturer: 'Ada Lovelace',
      price: '120 €',
      hours: 8,
    },
  },
  SeminarEdited: {
    type: 'SeminarEdited',
    data: { name: 'Frei reden', description: 'Fünf Wochen.', lecturer: '', price: '', hours: 7.5 },
  },
  LogoChanged: { type: 'LogoChanged', data: { logo: { address: `${owner}/${'0'.repeat(64)}`, ...stored } } },
  SeminarFileAdded: {
    type: 'SeminarFileAdded',
    data: { fileId: elementId, name: 'Gliederung.pdf', media: { address: `${owner}/${'2'.repeat(64)}`, ...stored } },
  },
  CriteriaChanged: {
    type: 'CriteriaChanged',
    data: {
      criteria: [
        {
          ...{ criterionId: 'd'.repeat(32), name: 'Aufbau', description: 'Findet man hinein und heraus?' },
          levels: ['Kein Faden', 'Mit Umwegen', 'Klar'],
        },
      ],
    },
  },
  DeadlineSet: { type: 'DeadlineSet', data: { partId: blockId, dueAt: '2026-12-11T22:59:59.000Z' } },
  LogoRemoved: { type: 'LogoRemoved', data: {} },
  BlockAdded: { type: 'BlockAdded', data: { blockId, title: 'Woche 1', description: 'Ankommen' } },
  BlockEdited: { type: 'BlockEdited', data: { blockId, title: 'Woche 1', description: 'Anfangen' } },
  BlockDeleted: { type: 'BlockDeleted', data: { blockId } },
  ElementAdded: {
    type: 'ElementAdded',
    data: {
      blockId,
      elementId,
      title: 'Ihr erster Vortrag',
      body: 'Erzählen Sie von Ihrem Weg hierher.',
      content: {
        type: 'video_presentation',
        requiredSubmissions: 1,
        maxSubmissions: 3,
        rateableSubmissions: true,
        requiredNumShared: 1,
        maxNumShared: 2,
        isTimed: true,
        expectedLen: 60,
        maxLen: 90,
        ownerSeesReport: false,
      },
    },
  },
  ElementEdited: {
    type: 'ElementEdited',
    data: {
      elementId,
      title: 'Üben',
      body: '',
      content: {
        type: 'goal',
        target: 5,
        conditions: [
          { type: 'due_date', value: '2026-12-31T23:59:59.000Z' },
          { type: 'pitch', value: { from: 120, to: null } },
          { type: 'session_score', value: 6 },
        ],
      },
    },
  },
  ElementDeleted: { type: 'ElementDeleted', data: { elementId } },
  SeminarReordered: { type: 'SeminarReordered', data: { blocks: [{ blockId, elementIds: [elementId] }] } },
  SeminarPublished: { type: 'SeminarPublished', data: {} },
  SeminarUnpublished: { type: 'SeminarUnpublished', data: {} },
  SubmissionsCleared: { type: 'SubmissionsCleared', data: {} },
  ParticipantsRemoved: { type: 'ParticipantsRemoved', data: {} },
  SeminarClosed: { type: 'SeminarClosed', data: { reason: 'owner_erased' } },
  SeminarDeleted: { type: 'SeminarDeleted', data: {} },
};
