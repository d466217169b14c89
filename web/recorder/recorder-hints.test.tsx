import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { forgetPerson } from '../lib/stored.ts';
import { RecorderHints } from './recorder-hints.tsx';

const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent ?? '');

function open() {
  cleanup();
  render(<RecorderHints maxLength={1200} />, { wrapper: InApp });
}

test('hides a hint that was read until somebody else signs in', () => {
  open();
  expect(notes()).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: 'Verstanden' })[0] as HTMLElement);
  expect(notes()).toEqual([expect.stringContaining('höchstens 20 Minuten')]);
  open();
  expect(notes()).toHaveLength(1);
  forgetPerson();
  open();
  expect(notes()).toHaveLength(2);
});
