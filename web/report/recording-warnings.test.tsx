import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { RecordingWarnings } from './recording-warnings.tsx';

test('a good recording shows no warnings', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('names and explains each fault of a recording', () => {
  show(['too_quiet', 'too_noisy', 'clipped']);
  for (const words of ['Zu leise aufgenommen.', 'Zu viele Nebengeräusche.', 'Übersteuert.']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

function show(warnings: Parameters<typeof RecordingWarnings>[0]['warnings']) {
  render(<RecordingWarnings warnings={warnings} />, { wrapper: InApp });
}

afterEach(cleanup);
