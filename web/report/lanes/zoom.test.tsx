import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { createPlayer } from '../../player/for-others.ts';
import { Lanes } from './lanes.tsx';

afterEach(cleanup);

const open = (duration: number) =>
  render(
    <Lanes
      {...{ duration, player: createPlayer(), peaks: undefined, audio: null, parts: [], pace: undefined, found: null }}
      chapters={[]}
    />,
    { wrapper: InApp },
  );

test('a talk of more than a minute can be zoomed up to eight times', () => {
  open(61);
  const larger = screen.getByRole<HTMLButtonElement>('button', { name: 'Zeitachse vergrößern' });
  for (let times = 0; times < 3; times += 1) fireEvent.click(larger);
  expect(screen.getByText('Zeitachse 8-fach')).toBeDefined();
  expect(larger.disabled).toBe(true);
});

test('a shorter talk has no zoom', () => {
  open(60);
  expect(screen.queryByRole('button', { name: 'Zeitachse vergrößern' })).toBeNull();
});
