import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { Snackbar } from './snackbar.tsx';
import { showSnackbar, snackbarState } from './snackbar-state.ts';

test('removes a message after 10 s, also if others arrive', async () => {
  await show('first');
  await pass(6_000);
  await show('second');
  await pass(4_000);
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.getByText('second')).toBeTruthy();
});

test('keeps a message under the pointer', async () => {
  await show('read me');
  const message = screen.getByText('read me');
  fireEvent.pointerEnter(message.parentElement as Element);
  await pass(60_000);
  expect(screen.getByText('read me')).toBeTruthy();
  fireEvent.pointerLeave(message.parentElement as Element);
  await pass(10_000);
  expect(screen.queryByText('read me')).toBeNull();
});

test('offers to undo, once', async () => {
  const undo = vi.fn();
  await show('deleted', { label: 'undo', run: undo });
  fireEvent.click(screen.getByRole('button', { name: 'undo' }));
  await pass(0);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('deleted')).toBeNull();
});

test('renders the region before the first message, for screen readers', () => {
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

beforeEach(() => {
  vi.useFakeTimers();
  snackbarState.snacks = [];
  render(<Snackbar />, { wrapper: InApp });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (...message: Parameters<typeof showSnackbar>) => act(async () => void showSnackbar(...message));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
