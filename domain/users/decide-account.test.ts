import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { userDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';

const given = specFor(userDecider);
const {
  UserRegistered: registered,
  EmailConfirmed: confirmed,
  EmailChangeRequested: requested,
  EmailChangeApproved: byOld,
  EmailChanged: changed,
  DeletionRequested: ending,
} = storedSamples;
const now = new Date('2026-10-01T09:00:00Z');
const late = new Date('2026-10-02T09:00:00Z');
const { changeId, email } = requested.data;
const byNew = { type: 'EmailChangeApproved', data: { changeId, side: 'new' } } as const;
const withdrawn = { type: 'EmailChangeWithdrawn', data: { changeId } } as const;
const request = { type: 'RequestEmailChange', data: { changeId, email } } as const;
const approve = (side: 'old' | 'new', id = changeId) =>
  ({ type: 'ApproveEmailChange', data: { changeId: id, side } }) as const;
const complete = { type: 'CompleteEmailChange', data: { changeId } } as const;

test('a person changes their name; the same name changes nothing', () => {
  const name = { firstName: 'Ada', lastName: 'King' };
  given(registered).when({ type: 'ChangeName', data: name }).thenEmits(storedSamples.NameChanged);
  given(registered, storedSamples.NameChanged).when({ type: 'ChangeName', data: name }).thenNothing();
  given(registered)
    .when({ type: 'ChangeUsername', data: { username: 'countess' } })
    .thenEmits(storedSamples.UsernameChanged);
  given(registered)
    .when({ type: 'ChangeUsername', data: { username: 'ada' } })
    .thenNothing();
  given(registered, storedSamples.UsernameChanged)
    .when({ type: 'ChangeUsername', data: { username: 'countess' } })
    .thenNothing();
  given(registered, storedSamples.LocaleChanged)
    .when({ type: 'ChangeLocale', data: { locale: 'de' } })
    .thenNothing();
  given(registered)
    .when({ type: 'ChangeName', data: { firstName: 'Augusta', lastName: 'Lovelace' } })
    .thenEmits({ type: 'NameChanged', data: { firstName: 'Augusta', lastName: 'Lovelace' } });
  given(registered)
    .when({ type: 'ChangeLocale', data: { locale: 'de' } })
    .thenEmits(storedSamples.LocaleChanged);
  given(registered)
    .when({ type: 'ChangeLocale', data: { locale: 'en' } })
    .thenNothing();
});

test('a new address waits for both confirmations, or only for its own if the old address was not confirmed', () => {
  given(registered, confirmed).when(request, now).thenEmits(requested);
  const forNew = { ...requested, data: { ...requested.data, sides: ['new' as const] } };
  given(registered).when(request, now).thenEmits(forNew);
  given(registered)
    .when({ type: 'RequestEmailChange', data: { changeId, email: 'ADA@example.org' } })
    .thenRefuses('invalid_input', 'email');
});

test('a second request for an address replaces the first', () =>
  given(registered, confirmed, requested).when(request, now).thenEmits(withdrawn, requested));

test('each side confirms once, in any order, in time', () => {
  given(registered, confirmed, requested).when(approve('old'), now).thenEmits(byOld);
  given(registered, confirmed, requested, byOld).when(approve('old'), now).thenNothing();
  given(registered, confirmed, requested, byNew).when(approve('old'), now).thenEmits(byOld);
  given(registered, confirmed, requested).when(approve('old'), late).thenRefuses('invalid_input', 'token');
  given(registered, confirmed, requested)
    .when(approve('old', 'f'.repeat(32)), now)
    .thenRefuses('invalid_input');
  given(registered, confirmed).when(approve('old'), now).thenRefuses('invalid_input');
});

test('the address changes once both sides have confirmed it', () => {
  given(registered, confirmed, requested, byOld).when(complete, now).thenRefuses('conflict');
  given(registered, confirmed, requested, byOld, byNew).when(complete, now).thenEmits(changed);
  const after = given(registered, requested, byOld, byNew, changed);
  after.when(complete, now).thenRefuses('invalid_input');
  // This also confirmed the new address, which is now the account's.
  after.when({ type: 'ConfirmEmail', data: { email } }).thenNothing();
  after.when(request, now).thenRefuses('invalid_input', 'email');
  after.when({ type: 'ChangeUsername', data: { username: registered.data.username } }).thenNothing();
});

test('the request for a new address is withdrawn once', () => {
  const withdraw = { type: 'WithdrawEmailChange', data: {} } as const;
  given(registered, confirmed, requested).when(withdraw).thenEmits(withdrawn);
  given(registered, confirmed, requested, withdrawn).when(withdraw).thenNothing();
  const after = given(registered, confirmed, requested, withdrawn);
  after.when(approve('new'), now).thenRefuses('invalid_input');
  after.when({ type: 'ConfirmEmail', data: { email: confirmed.data.email } }).thenNothing();
});

test('an account has at most one picture', () => {
  const { ProfilePictureChanged: set, ProfilePictureRemoved: removed } = storedSamples;
  const change = { type: 'ChangePicture', data: set.data } as const;
  const remove = { type: 'RemovePicture', data: {} } as const;
  given(registered).when(change).thenEmits(set);
  given(registered, set).when(change).thenNothing();
  given(registered, set).when(remove).thenEmits(removed);
  given(registered, set, removed).when(remove).thenNothing();
  given(registered, set, removed)
    .when({ type: 'ChangeUsername', data: { username: registered.data.username } })
    .thenNothing();
});

test('an account is erased after 14 days unless its owner withdraws the request', () => {
  const { deletionId } = ending.data;
  const request = { type: 'RequestDeletion', data: { deletionId } } as const;
  const withdraw = { type: 'WithdrawDeletion', data: {} } as const;
  given(registered).when(request, now).thenEmits(ending);
  given(registered, ending).when(request, late).thenNothing();
  given(registered, ending).when(withdraw).thenEmits(storedSamples.DeletionWithdrawn);
  given(registered).when(withdraw).thenNothing();
  const { DeletionWithdrawn: stays } = storedSamples;
  given(registered, ending, stays).when(withdraw).thenNothing();
  given(registered, ending, stays).when(request, now).thenEmits(ending);
  given(registered, ending, stays)
    .when({ type: 'ChangeUsername', data: { username: registered.data.username } })
    .thenNothing();
});

test('a headset can be paired any number of times, without other changes', () => {
  const { DevicePaired: paired } = storedSamples;
  const pair = { type: 'PairDevice', data: paired.data } as const;
  given(registered).when(pair).thenEmits(paired);
  given(registered, paired).when(pair).thenEmits(paired);
});

test('refuses changes of a missing account', () => {
  given().when(request, now).thenRefuses('user_not_found');
  given(registered, storedSamples.UserErased)
    .when({ type: 'ChangeName', data: { firstName: 'Ada', lastName: 'King' } })
    .thenRefuses('user_not_found');
});
