import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Slide } from '#domain/presentations/contract/calls.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { SlideBar } from './slide-bar.tsx';
import { SlideView } from './slide-view.tsx';
import type { ShownDeck } from './use-shown-deck.ts';
import { useSlideKeys } from './use-slide-keys.ts';

afterEach(cleanup);

const slide = (index: number, seconds: number | null): Slide => ({
  ...{ index, seconds, notes: '', forecastSeconds: null, width: 1_920, height: 1_080 },
  ...{ image: `/large-${index}.webp`, thumbnail: `/small-${index}.webp` },
});
const turn = vi.fn();
const deckAt = (place: number): ShownDeck => ({
  ...{ id: 'a', name: 'Quartal', planned: undefined },
  slides: [slide(0, 10), slide(1, null)],
  place,
  turn,
});

function Room() {
  useSlideKeys(deckAt(0));
  return (
    <>
      <SlideView deck={deckAt(0)} />
      <button type="button">Aufnahme beenden</button>
      <textarea aria-label="Notizen" />
    </>
  );
}

const shownRoom = () => {
  turn.mockClear();
  render(<Room />, { wrapper: InApp });
};

test('arrows and clicker keys turn slides, also on a button, but not in a text field', () => {
  shownRoom();
  for (const key of ['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp', 'ArrowDown'])
    fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true });
  expect(turn.mock.calls).toEqual([[1], [1], [-1], [-1], [1]]);
});

test('a swipe to the left shows the next slide, to the right the previous one; a tap and a scroll turn nothing', () => {
  shownRoom();
  const stage = screen.getByRole('img', { name: 'Folie 1 von 2' });
  const swipe = (x: number, y: number) => {
    // jsdom's own pointer events have no coordinates.
    const at = (type: string, clientX: number, clientY: number) =>
      fireEvent(stage, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    at('pointerdown', 200, 200);
    at('pointerup', 200 + x, 200 + y);
  };
  swipe(-80, 10);
  swipe(80, -10);
  swipe(-10, 0);
  swipe(-60, 200);
  expect(turn.mock.calls).toEqual([[1], [-1]]);
});

test.each([
  [7, '0:07 von 0:10', 'in der Zeit'],
  [8, '0:08 von 0:10', 'gleich weiter'],
  [10, '0:10 von 0:10', 'Zeit für die nächste'],
])('after %d s of a 10 s slide its light has words', (seconds, time, words) => {
  render(<SlideBar deck={deckAt(0)} seconds={seconds} />, { wrapper: InApp });
  const [shown, light] = [screen.getByText(time), screen.getByText(words)];
  expect([shown.textContent, light.textContent]).toEqual([time, words]);
});

test('shows no next slide after the last, and only the time without a plan', () => {
  render(<SlideBar deck={deckAt(1)} seconds={75} />, { wrapper: InApp });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter zur nächsten Folie' }).disabled).toBe(true);
  expect(screen.getByTestId('slide-place').textContent).toBe('Folie 2 von 21:15');
  expect(screen.queryByText('in der Zeit')).toBeNull();
});
