import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { GroupInvitations } from './group-invitations.tsx';

const server = fakeServer();
afterEach(cleanup);

describe('a first visit shows names of people, not usernames', () => {
  test('an invitation to a group names the inviter', async () => {
    const group = { id: 'g'.repeat(32), name: 'Freie Rede' };
    const by = { from: 'oliver.bennett', fromName: 'Oliver Bennett' };
    server.answer(invitationList, [{ id: '1'.repeat(32), active: true, standing: 'open', group, ...by }]);
    render(<GroupInvitations />, { wrapper: InApp });
    expect((await screen.findByRole('listitem')).textContent).toMatch(
      /^Oliver Bennett lädt Sie in die Gruppe Freie Rede/,
    );
  });
});
