import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { guardState } from '../lib/leave-guards.ts';
import { versionState } from '../lib/new-version.ts';
import { NewVersionNotice } from './new-version-notice.tsx';

afterEach(() => {
  versionState.partMissing = false;
  guardState.active = 0;
});

test('offers a new version, but not before a recording has ended', async () => {
  guardState.active = 1;
  versionState.partMissing = true;
  render(<NewVersionNotice />, { wrapper: InApp });
  expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull();
  act(() => {
    guardState.active = 0;
  });
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeDefined();
});
