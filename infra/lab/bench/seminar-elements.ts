import type { SeminarEvent } from '#domain/seminars/events.ts';
import { innerId } from '#infra/ids.ts';

export const weeks = 8;

type Content = Extract<SeminarEvent, { type: 'ElementAdded' }>['data']['content'];

/** Five elements for each week, in order, each of a different type. */
export const contentsOfWeek = (seminarId: string, week: number): readonly Content[] => [
  { type: 'read_text' },
  { type: 'watch_video', video: { from: 'link', uri: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' } },
  {
    type: 'video_presentation',
    ...{ requiredSubmissions: 1, maxSubmissions: 3, rateableSubmissions: true, requiredNumShared: 1, maxNumShared: 2 },
    ...{ isTimed: true, expectedLen: 60, maxLen: 90, ownerSeesReport: false },
  },
  { type: 'gap_text', text: 'Sprechen Sie ___ und ___.', answers: ['laut', 'deutlich'] },
  { type: 'give_feedback', forElement: elementId(seminarId, week, 'video_presentation') },
];

export const elementId = (seminarId: string, week: number, type: Content['type']): string =>
  innerId(seminarId, `element ${week} ${type}`);

export const elementsOf = (seminarId: string, week: number) =>
  contentsOfWeek(seminarId, week).map(({ type }) => ({ type, elementId: elementId(seminarId, week, type) }));
