import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { BrowsersPage } from './browsers-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li');
const shown = () =>
  render(
    <InApp>
      <BrowsersPage />
    </InApp>,
  );

test('says what a browser without a recorder cannot do, and the consequences', async () => {
  shown();
  expect((await rowOf('Ton aufnehmen'))?.textContent).toContain('Eine fertige Datei können Sie trotzdem hochladen.');
  expect((await rowOf('Aufnahmen auf dem Gerät sichern'))?.textContent).toContain('nur auf dem Server gesichert');
});

test('tries the recorder and ignores the name of the browser', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices: {}, userAgent: 'Nobody knows me' });
  vi.stubGlobal(
    'MediaRecorder',
    Object.assign(() => {}, { isTypeSupported: (type: string) => type === 'audio/mp4' }),
  );
  shown();
  expect((await rowOf('Ton aufnehmen'))?.textContent).toBe('Ton aufnehmen');
  expect((await rowOf('Bild aufnehmen'))?.textContent).toContain('nur den Ton');
});
