import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { commandLineActor, type NamedStream } from '#domain/history/contract/calls.ts';
import { type Deed, deedList } from '#domain/history/contract/deeds.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { DeedsView } from './deeds-view.tsx';

const server = fakeServer();
beforeEach(() => history.replaceState(null, '', '/audit'));

test('a deed is one sentence with full names and links to its stream', async () => {
  show(
    deed({
      ...{ type: 'InvitationSent', stream: thing('invitation', 'e', null) },
      about: [thing('seminar', 'c', 'Ruhig reden'), thing('user', 'b', 'Grace Murray')],
    }),
  );
  const link = await screen.findByRole('link', { name: 'Ada Lovelace hat Grace Murray in „Ruhig reden“ eingeladen.' });
  expect(link.getAttribute('href')).toBe(`/audit/streams/invitation-${'e'.repeat(32)}`);
});

test('a deed on several things names the first and counts the others', async () => {
  const closed = { type: 'AccountDeactivated', stream: thing('user', 'b', 'Grace Murray'), count: 3 };
  const invited = {
    ...{ id: 'r2', type: 'InvitationSent', stream: thing('invitation', 'e', null), count: 4 },
    about: [thing('seminar', 'c', 'Ruhig reden'), thing('user', 'b', 'Grace Murray')],
  };
  show(deed(closed), deed(invited));
  await screen.findByText('Ada Lovelace hat das Konto von Grace Murray und 2 weitere deaktiviert.');
  await screen.findByText('Ada Lovelace hat Grace Murray und 3 weitere in „Ruhig reden“ eingeladen.');
});

test('a deed on one’s own account reads differently from one on another account', async () => {
  const renamed = { type: 'NameChanged', stream: thing('user', 'a', 'Ada Lovelace') };
  const other = { id: 'r2', type: 'NameChanged', stream: thing('user', 'b', 'Grace Murray') };
  show(deed(renamed), deed(other));
  await screen.findByText('Ada Lovelace hat den eigenen Namen geändert.');
  await screen.findByText('Ada Lovelace hat den Namen von Grace Murray geändert.');
});

test('a deed without a sentence, or without a name in it, names the event and the actor', async () => {
  show(
    deed({ type: 'NewerThanThisPage' }),
    deed({ id: 'r2', type: 'SeminarEdited', stream: thing('seminar', 'c', null) }),
  );
  await screen.findByText('Ada Lovelace · NewerThanThisPage · „Quartalszahlen“');
  await screen.findByText('Ada Lovelace · Seminar bearbeitet');
});

test('system and command line are different actors, and names of people have no quotes', async () => {
  const system = { kind: 'system', name: null, erased: false } as const;
  const reminded = { type: 'GoalReminded', actor: { ...system, id: 'remind-of-goals' } };
  const rotated = { type: 'OperationRunOnServer', actor: { ...system, id: commandLineActor } };
  show(
    deed({ ...reminded, stream: thing('practice', 'b', 'Grace Murray') }),
    deed({ id: 'r2', ...rotated, stream: thing('operation', 'c', 'master.key') }),
  );
  await screen.findByText('Das System hat Grace Murray an ein Ziel erinnert.');
  await screen.findByText('Jemand am Server hat eine Betriebshandlung ausgeführt: „master.key“.');
});

test('an erased person has no name in a deed', async () => {
  const gone = { title: null, erased: true };
  show(deed({ type: 'RolesChanged', stream: { ...thing('user', 'b', null), ...gone } }));
  await screen.findByText('Ada Lovelace hat die Rollen von Unbekannt (gelöscht) geändert.');
});

test('filters by area, kind and period; the period sets both days', async () => {
  show(deed({}));
  await screen.findByText(/Quartalszahlen/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Bereich' }), { target: { value: 'product' } });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Was geschah' }), {
    target: { value: 'ProductChanged' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Zeitraum' }), { target: { value: 'last_month' } });
  await waitFor(() => {
    const params = new URLSearchParams(location.search);
    expect([params.get('category'), params.get('type')]).toEqual(['product', 'ProductChanged']);
    expect(params.get('from')).toMatch(/-01$/);
  });
});

const show = (...deeds: readonly Deed[]) => {
  server.answer(deedList, deeds);
  render(<DeedsView />, { wrapper: InApp });
};

const thing = (category: string, digit: string, title: string | null): NamedStream => {
  const id = digit.repeat(32);
  return { id, stream: `${category}-${id}`, category, title, erased: false };
};

const deed = (change: Partial<Deed>): Deed => ({
  ...{ id: 'r1', at: '2026-11-21T09:12:00.000Z', type: 'SessionRenamed', count: 1, about: [], events: 1, streams: 1 },
  actor: { kind: 'user', id: 'a'.repeat(32), name: 'Ada Lovelace', erased: false },
  stream: thing('session', 'd', 'Quartalszahlen'),
  ...change,
});
