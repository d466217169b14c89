import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { assignableUsers } from '#domain/goals/contract/calls.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { PeopleField } from './people-field.tsx';

const server = fakeServer();

const self = { id: 'self', name: 'Ada', email: 'ada@example.org', isSelf: true };
const bob = { id: 'bob', name: 'Bob', email: 'bob@example.org', isSelf: false };
const eve = { id: 'eve', name: 'Eve', email: 'eve@example.org', isSelf: false };

test.each([
  ['is no longer chosen', [self, eve], ['eve']],
  ['leaves the person alone with the goal', [self], ['self']],
] as const)('a person who leaves the group while the form is open %s', async (_, left, chosen) => {
  server.answer(assignableUsers, [self, bob, eve]);
  render(<Form />, { wrapper: InApp });
  await screen.findByText('Bob (bob@example.org)');
  server.answer(assignableUsers, left);
  fireEvent.click(screen.getByText('again'));
  expect(await screen.findByText(JSON.stringify(chosen))).toBeDefined();
});

function Form() {
  const [chosen, setChosen] = useState<readonly string[]>(['bob', 'eve']);
  const queries = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        again
      </button>
      <output>{JSON.stringify(chosen)}</output>
      <PeopleField chosen={chosen} onChange={setChosen} error={undefined} />
    </>
  );
}
