import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { CommentComposer } from './comment-composer.tsx';

const server = fakeServer();
const submissionId = '5'.repeat(32);

test('pauses at the first letter and continues once the comment is sent', async () => {
  server.answer(participationCommands.AddComment, { id: 'c'.repeat(32) });
  const player = playing(12.34);
  fireEvent.change(screen.getByRole('textbox', { name: 'Kommentar an dieser Stelle' }), { target: { value: 'Hi' } });
  expect(player.pause).toHaveBeenCalledOnce();
  player.second = 40;
  const field = screen.getByRole('textbox', { name: 'Kommentar bei 0:12' });
  fireEvent.change(field, { target: { value: 'Hier.' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(server.received(participationCommands.AddComment)).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
  expect(server.received(participationCommands.AddComment)).toEqual([
    { id: submissionId, offset: 12.3, text: 'Hier.' },
  ]);
});

test('keeps a refused comment, and does not start a player that was paused', async () => {
  server.refuse(participationCommands.AddComment, 'not_found');
  const player = playing(3, false);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hier.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kommentieren' }));
  await screen.findByRole('alert');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Hier.');
  expect(player.play).not.toHaveBeenCalled();
});

afterEach(cleanup);

function playing(second: number, isPlaying = true) {
  const player = { second, state: { playing: isPlaying }, pause: vi.fn(), play: vi.fn(), time: () => player.second };
  render(<CommentComposer submissionId={submissionId} player={player as never} />, { wrapper: InApp });
  return player;
}
