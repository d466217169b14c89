import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { CurrentUser } from '../../lib/current-user.tsx';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { rememberUpload } from './remembered-uploads.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

const server = fakeServer();
const said = { sessionName: 'Antritt', locale: 'de', kind: 'pitch', analysisClass: 'fast', sharing: '' } as const;
const [here, elsewhere] = ['a'.repeat(32), 'b'.repeat(32)];

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  const times = { startedAt: '2026-11-23T10:00:00.000Z', deletedAt: '2026-11-30T10:00:00.000Z' };
  const about = { type: 'audio', size: 3_000_000, offset: 1_000_000, ...times } as const;
  server.answer(unfinishedUploads, [
    { id: here, ...about },
    { id: elsewhere, ...about },
  ]);
});

test('an upload begun in this browser continues with the same file only', async () => {
  const file = { name: 'antritt.wav', size: 3_000_000, lastModified: 7 };
  rememberUpload('ada', { id: here, file, type: 'audio', said });
  renderThem();
  await screen.findByText('Antritt');
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuenow')).toBe('33');
  const other = new File(['other'], 'antritt.wav', { lastModified: 7 });
  fireEvent.change(screen.getByLabelText('Datei, die weiter hochgeladen wird'), { target: { files: [other] } });
  await screen.findByText('Das ist eine andere Datei', { exact: false });
});

test('an upload begun elsewhere can only be discarded', async () => {
  renderThem();
  expect(await screen.findAllByText('In einem anderen Browser begonnen')).toHaveLength(2);
  expect(screen.queryByText('Weiter hochladen')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Verwerfen' })).toHaveLength(2);
});

const renderThem = () =>
  render(
    <CurrentUser value={{ id: 'ada' } as never}>
      <UnfinishedUploads />
    </CurrentUser>,
    { wrapper: InApp },
  );
