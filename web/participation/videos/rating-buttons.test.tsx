import { useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { pages } from '../../lib/api.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { RatingButtons } from './rating-buttons.tsx';

const server = fakeServer();
const [seminarId, id] = ['5'.repeat(32), '1'.repeat(32)];
const video = { id, isOwn: false, rateable: true, own: [], ratings: { amusing: 0, creative: 2, professional: 0 } };

test('shows a rating at once and can remove it', async () => {
  server.answer(sharedVideos, [video]);
  let answer: (value: object) => void = () => {};
  server.answer(participationCommands.RateSubmission, () => new Promise((resolve) => (answer = resolve)));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Kreativ 2 Bewertungen', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Kreativ 3 Bewertungen', pressed: true })).toBeTruthy();
  expect(server.received(participationCommands.RateSubmission)).toEqual([
    { submissionId: id, type: 'creative', isRated: true },
  ]);
  server.answer(sharedVideos, [{ ...video, own: ['creative'], ratings: { ...video.ratings, creative: 3 } }]);
  answer({});
  fireEvent.click(screen.getByRole('button', { name: 'Kreativ 3 Bewertungen', pressed: true }));
  expect(await screen.findByRole('button', { name: 'Kreativ 2 Bewertungen', pressed: false })).toBeTruthy();
});

test('takes back a refused rating', async () => {
  server.answer(sharedVideos, [video]);
  server.refuse(participationCommands.RateSubmission, 'not_rateable');
  show();
  fireEvent.click(await screen.findByRole('button', { name: /^Kreativ/ }));
  await waitFor(() => expect(server.received(participationCommands.RateSubmission)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Kreativ 2 Bewertungen', pressed: false })).toBeTruthy();
});

test("offers no rating for one's own talk", async () => {
  server.answer(sharedVideos, [{ ...video, isOwn: true }]);
  show();
  await screen.findByText('Kreativ');
  expect(screen.queryByRole('button')).toBeNull();
});

afterEach(cleanup);

function Shown() {
  const videos = useInfiniteQuery(pages(sharedVideos, { seminarId }));
  return rowsOf(videos).map((one) => <RatingButtons key={one.id} video={one} />);
}

const show = () => render(<Shown />, { wrapper: InApp });
