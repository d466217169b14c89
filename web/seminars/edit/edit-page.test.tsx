import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { elementImpact } from '#domain/participation/contract/participants.ts';
import { seminarCommands, seminarDetail } from '#domain/seminars/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { SeminarEditPage } from './edit-page.tsx';

const server = fakeServer();
const [seminarId, blockId, elementId] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

const element = (title: string, version: number) => ({
  ...{ id: elementId, blockId, seminarId, elementIndex: 0, type: 'vr_training' as const, title, body: '', version },
  ...{ requiredScore: 7, state: 'active' as const, completed: false, lockedBy: null, submissions: [] },
});
const seminar = (elements: readonly ReturnType<typeof element>[]) => ({
  ...{
    id: seminarId,
    name: 'Frei sprechen',
    description: 'Kurs',
    lecturer: '',
    price: '',
    published: true,
    closed: false,
  },
  ...{
    logo: null,
    isOwner: true,
    participants: 1,
    elements: elements.length,
    progress: null,
    version: 0,
    orderVersion: 0,
  },
  blocks: [
    { id: blockId, blockIndex: 0, title: 'Üben', description: '', seminarId, version: 0, elements: [...elements] },
  ],
  users: [{ id: 'a'.repeat(32), username: 'lena', name: 'Lena Lang', progress: 0 }],
  checks: [],
});

beforeEach(() => {
  server.answer(seminarDetail, seminar([element('Im Saal', 0)]));
  server.answer(seminarCommands.WriteVRTraining, { id: elementId });
});
afterEach(cleanup);

async function opened() {
  history.replaceState(null, '', `/seminars/edit/${seminarId}?element=${elementId}`);
  render(
    <Route path="/seminars/edit/:id">
      <SeminarEditPage />
    </Route>,
    { wrapper: InApp },
  );
  await screen.findByLabelText('Titel');
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => (screen.getByLabelText('Titel') as HTMLInputElement).value;

test('says before saving who completes the element by the new rules', async () => {
  server.answer(elementImpact, {
    ...{ completed: 1, submissions: 2, keeps: [] },
    completes: [{ id: 'a'.repeat(32), username: 'lena', name: 'Lena Lang' }],
  });
  await opened();
  type('Nötiger Wert', '5');
  await screen.findByText('Was sich dadurch für Teilnehmende ändert');
  screen.getByText(/Eine Person erledigt/);
  screen.getByText(/das Element dadurch: Lena Lang/);
  expect(server.received(elementImpact)).toEqual([{ id: elementId, requiredScore: '5' }]);
});

test("after somebody else's save, the typed values stay and overwrite only on request", async () => {
  await opened();
  type('Titel', 'Im großen Saal');
  server.refuse(seminarCommands.WriteVRTraining, 'conflict');
  server.answer(seminarDetail, seminar([element('Im kleinen Saal', 1)]));
  press('Speichern');
  await screen.findByText(/Das wurde inzwischen anderswo geändert/);
  expect(title()).toBe('Im großen Saal');
  press('Meine behalten');
  server.answer(seminarCommands.WriteVRTraining, { id: elementId });
  press('Speichern');
  await waitFor(() => expect(server.received(seminarCommands.WriteVRTraining)).toHaveLength(2));
  const versions = server.received(seminarCommands.WriteVRTraining).map(({ version }) => version);
  expect(versions).toEqual([0, 1]);
});

test("takes the other person's version on request", async () => {
  await opened();
  type('Titel', 'Im großen Saal');
  server.refuse(seminarCommands.WriteVRTraining, 'conflict');
  server.answer(seminarDetail, seminar([element('Im kleinen Saal', 1)]));
  press('Speichern');
  await screen.findByText(/Das wurde inzwischen anderswo geändert/);
  press('Andere Fassung übernehmen');
  await waitFor(() => expect(title()).toBe('Im kleinen Saal'));
});

test('saves what was typed into a deleted element as a new element', async () => {
  await opened();
  type('Titel', 'Im großen Saal');
  server.refuse(seminarCommands.WriteVRTraining, 'element_not_found');
  server.answer(seminarDetail, seminar([]));
  press('Speichern');
  await screen.findByText(/inzwischen anderswo gelöscht/);
  expect(title()).toBe('Im großen Saal');
  server.answer(seminarCommands.WriteVRTraining, { id: '4'.repeat(32) });
  press('Element anlegen');
  await waitFor(() => expect(server.received(seminarCommands.WriteVRTraining)).toHaveLength(2));
  expect(server.received(seminarCommands.WriteVRTraining)[1]).toEqual({
    ...{ seminarId, blockId, title: 'Im großen Saal', body: '', requiredScore: 7 },
  });
});
