import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlayer } from './player.ts';
import { deedOfKey, secondAfterKey, usePlayerKeys } from './player-keys.ts';

const session = { at: 100, duration: 120 };

test.each([
  ['ArrowRight', 105],
  ['ArrowLeft', 95],
  ['PageUp', 120],
  ['PageDown', 70],
  ['Home', 0],
  ['End', 120],
])('%s moves the playhead from 100 s to %d s', (key, second) => {
  expect(secondAfterKey(key, session)).toBe(second);
});

test('stops at the beginning', () => {
  expect(secondAfterKey('ArrowLeft', { at: 2, duration: 120 })).toBe(0);
});

test('other keys do not move the playhead', () => {
  expect(secondAfterKey('a', session)).toBeUndefined();
});

test.each([
  ['j', 90],
  ['L', 110],
  ['ArrowRight', 105],
  ['ArrowLeft', 95],
])('%s jumps from 100 s to %d s anywhere on the page', (key, seek) => {
  expect(deedOfKey({ key, ...session })).toEqual({ seek });
});

test('Space and K play and pause, and jumps stay within the talk', () => {
  expect(deedOfKey({ key: ' ', ...session })).toBe('toggle');
  expect(deedOfKey({ key: 'k', ...session })).toBe('toggle');
  expect(deedOfKey({ key: 'l', at: 115, duration: 120 })).toEqual({ seek: 120 });
  expect(deedOfKey({ key: 'j', at: 4, duration: 120 })).toEqual({ seek: 0 });
});

test('leaves the arrows up and down to the page for scrolling', () => {
  expect(deedOfKey({ key: 'ArrowDown', ...session })).toBeUndefined();
});

afterEach(() => document.body.replaceChildren());

function pressOn(markup: string, key: string): number {
  document.body.innerHTML = markup;
  const player = createPlayer();
  player.seek(50);
  const toggle = vi.spyOn(player, 'toggle').mockImplementation(() => player.seek(1));
  const { unmount } = renderHook(() => usePlayerKeys(player, 120));
  document.querySelector('[data-here]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  unmount();
  toggle.mockRestore();
  return player.time();
}

test('ignores J, K and L while the person types', () => {
  expect(pressOn('<textarea data-here></textarea>', 'l')).toBe(50);
});

test('a clicked button keeps the space bar, but not the letters', () => {
  expect(pressOn('<button data-here></button>', ' ')).toBe(50);
  expect(pressOn('<button data-here></button>', 'l')).toBe(60);
});

test('ignores keys while a dialog is open', () => {
  expect(pressOn('<p data-here></p><div role="dialog"></div>', 'l')).toBe(50);
});
