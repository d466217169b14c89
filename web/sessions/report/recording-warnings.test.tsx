import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordingWarnings } from './recording-warnings.tsx';

test('a good recording needs no words', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('each fault of a recording is named, with what it means', () => {
  show(['too_quiet', 'too_noisy', 'clipped']);
  for (const words of ['Zu leise aufgenommen.', 'Zu viele Nebengeräusche.', 'Übersteuert.']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

function show(warnings: Parameters<typeof RecordingWarnings>[0]['warnings']) {
  render(
    <I18nProvider i18n={i18n}>
      <RecordingWarnings warnings={warnings} />
    </I18nProvider>,
  );
}

beforeEach(() => i18n.loadAndActivate({ locale: 'de', messages: {} }));
afterEach(cleanup);
