import { useInfiniteQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { timing } from '#domain/product/contract/timing.ts';
import { pages } from '../../lib/api.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { SharedMedia } from './shared-media.tsx';

const server = fakeServer();
const seminarId = '5'.repeat(32);
const media = { url: '/api/Media?of=talk', contentType: 'audio/mp4', expiresAt: '2026-11-14T10:15:00Z' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a recording that is being cut appears by itself', async () => {
  server.answer(sharedVideos, [{ id: '1'.repeat(32), media: null, mediaToCome: true }]);
  render(<Video />, { wrapper: InApp });
  await screen.findByText('Die Aufnahme wird gerade vorbereitet', { exact: false });
  server.answer(sharedVideos, [{ id: '1'.repeat(32), media, mediaToCome: false }]);
  await act(() => vi.advanceTimersByTimeAsync(timing.pollMs));
  vi.useRealTimers();
  expect((await screen.findByLabelText('Vortrag von Ada')).getAttribute('src')).toBe(media.url);
});

test('a recording that will never be cut is not announced and not polled', async () => {
  server.answer(sharedVideos, [{ id: '1'.repeat(32), media: null, mediaToCome: false }]);
  render(<Video />, { wrapper: InApp });
  await screen.findByText('Diese Aufnahme ist nicht zu sehen', { exact: false });
  server.answer(sharedVideos, [{ id: '1'.repeat(32), media, mediaToCome: false }]);
  await act(() => vi.advanceTimersByTimeAsync(2 * timing.pollMs));
  vi.useRealTimers();
  expect(screen.queryByLabelText('Vortrag von Ada')).toBeNull();
});

function Video() {
  const [video] = rowsOf(useInfiniteQuery(pages(sharedVideos, { seminarId, limit: 24 })));
  return video && <SharedMedia video={video} label="Vortrag von Ada" />;
}
