import { expect, test } from 'vitest';
import { storedSamples as samples } from '#domain/participation/event-samples.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import type { Followed } from './events.ts';
import { submissionModel } from './submission.ts';

const recorded = samples.ElementSubmitted;
const of = { submissionId: recorded.data.submissionId, elementId: recorded.data.elementId };
const shared = { type: 'SubmissionShared', data: of } as const;
const unshared = { type: 'SubmissionUnshared', data: of } as const;
const stream = 'participation-1';

const isShared = (...events: readonly Followed[]) =>
  rowAfterIn(submissionModel, stream, [recorded, ...events])?.is_shared;

test('treats a submission that is no longer shared like one that never was', () => {
  expect([isShared(), isShared(shared), isShared(shared, unshared)]).toEqual([false, true, false]);
});
