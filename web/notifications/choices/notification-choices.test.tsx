import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notificationCommands, notificationSettings } from '#domain/notifications/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { snackbarState } from '../../ui/snackbar-state.ts';
import { NotificationChoices } from './notification-choices.tsx';

const server = fakeServer();
const types = {
  goal_due: { bell: true, mail: 'daily' },
  group_post: { bell: false, mail: 'off' },
  goal_assigned: { bell: true, mail: 'off' },
} as const;

afterEach(cleanup);

test('groups the choices by topic, each under one heading', async () => {
  server.answer(notificationSettings, { types, quietHours: null });
  await shown();
  const goals = await screen.findByRole('region', { name: 'Ziele' });
  expect(within(goals).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wann Mails kommen',
    'Ziele',
    'Gruppen und Einladungen',
  ]);
});

test('one choice sets the mails of all types and can be undone', async () => {
  server.answer(notificationSettings, { types, quietHours: null });
  server.answer(notificationCommands.ChangeNotificationSettings, undefined);
  await shown();
  const all = await screen.findByLabelText<HTMLSelectElement>('Für alles');
  expect(all.selectedOptions[0]?.text).toBe('Unterschiedlich');
  fireEvent.change(all, { target: { value: 'daily' } });
  const sent = () => server.received(notificationCommands.ChangeNotificationSettings).map((input) => input.types);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ goal_due: { mail: 'daily' }, group_post: { bell: false, mail: 'daily' } });
  snackbarState.snacks.at(-1)?.action?.run();
  await waitFor(() => expect(sent()[1]).toEqual(types));
});

/** Rendered within `act`, since the component suspends until the words of all areas are loaded. */
const shown = () => act(async () => void render(<NotificationChoices />, { wrapper: InApp }));
