import { expect, test } from 'vitest';
import { changedPart, changedParts } from './changes.ts';

const meeting = {
  ...{ subject: 'Probe', startDate: '2031-05-02T08:00:00.000Z', endDate: '2031-05-02T09:00:00.000Z' },
  ...{ meetingLink: '', password: '' },
};

test('a moved start or end is one change', () => {
  const moved = { ...meeting, startDate: '2031-05-03T08:00:00.000Z', endDate: '2031-05-03T09:00:00.000Z' };
  expect(changedParts(meeting, moved)).toEqual(['time']);
  expect(changedParts(meeting, { ...meeting, endDate: '2031-05-02T10:00:00.000Z' })).toEqual(['time']);
});

test('reports several changes together', () => {
  const changed = changedParts(meeting, { ...meeting, subject: 'Andere', meetingLink: 'https://meet.example.org/' });
  expect(changed).toEqual(['subject', 'link']);
  expect([changedPart(changed.join(',')), changedPart('link'), changedPart(undefined)]).toEqual([
    ...(['several', 'link', 'several'] as const),
  ]);
});
