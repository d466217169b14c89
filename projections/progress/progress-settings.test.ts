import { expect, test } from 'vitest';
import { storedSamples } from '#domain/progress/event-samples.ts';
import type { ProgressEvent } from '#domain/progress/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { progressSettingsModel } from './progress-settings.ts';

const { ProgressSettingsChanged: changed, BaselineChosen: chosen, BaselineDropped: dropped } = storedSamples;
const other: ProgressEvent = { type: 'BaselineChosen', data: { sessionId: 'b' } };
const { sessionId } = chosen.data;

test.each([
  ['chose what is compared', [changed], changed.data, []],
  ['chose a talk to be measured by', [chosen], null, [sessionId]],
  ['chose two, the latest at the end', [chosen, other], null, [sessionId, 'b']],
  ['chose one again', [chosen, other, chosen], null, ['b', sessionId]],
  ['gave one up', [changed, chosen, other, dropped], changed.data, ['b']],
] as [string, ProgressEvent[], object | null, string[]][])('a person who %s', (_what, events, settings, baselines) =>
  expect(rowAfter(...events)).toEqual({ user_id: 'ada', settings, baselines }),
);

test('nothing of an erased person is left, and other events change nothing', () => {
  const erased = { type: 'UserErased', data: { reason: 'requested' } } as const;
  const renamed = { type: 'NameChanged', data: {} };
  const row = rowAfter(changed);
  const after = (event: object) => progressSettingsModel.fold(row, recorded('user-ada', event as ProgressEvent, 1));
  expect(after(erased)).toBeUndefined();
  expect(after(renamed)).toBe(row);
});

test('follows the person and not their talks', () => {
  expect(progressSettingsModel.keys(recorded('progress-ada', changed, 0))).toEqual(['ada']);
  expect(progressSettingsModel.keys(recorded('session-1', chosen, 0))).toEqual([]);
});

const rowAfter = (...events: ProgressEvent[]) => rowAfterIn(progressSettingsModel, 'progress-ada', events);
