import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type ShareCommand, shareDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { ShareEvent } from './events.ts';

const given = specFor(shareDecider);
const { SharingBegun: begun, TalkShared: shared, ShareEnded: ended, SharedTalkSeen: seen } = storedSamples;
const { ShareFeedbackGiven: said, ShareFeedbackDeleted: unsaid, ShareFeedbackRead: read } = storedSamples;
const { ownerId: owner } = begun.data;
const { recipientId: ada } = shared.data;
const { ownerId: _owner, ...conditions } = shared.data;
const { ownerId: _theirs, ...saying } = said.data;
const bob = 'd'.repeat(32);
const now = new Date('2026-11-23T10:00:00.000Z');
const afterwards = new Date('2026-12-24T18:00:00.000Z');
const share = (askedBy = owner, changes: Partial<typeof shared.data> = {}): ShareCommand => ({
  type: 'ShareTalk',
  data: { askedBy, ...conditions, ...changes },
});

describe('a talk is shared', () => {
  test('by its owner, the first time and later', () => {
    given().when(share(), now).thenEmits(begun, shared);
    given(begun, shared).when(share(), now).thenNothing();
    const other: ShareEvent = { type: 'TalkShared', data: { ...shared.data, recipientId: bob } };
    given(begun, shared)
      .when(share(owner, { recipientId: bob }), now)
      .thenEmits(other);
  });

  test('with other conditions', () => {
    const forever: ShareEvent = { type: 'TalkShared', data: { ...shared.data, until: null, withMedia: false } };
    given(begun, shared)
      .when(share(owner, { until: null, withMedia: false }), now)
      .thenEmits(forever);
  });

  test('by nobody else, not with oneself, and not until a past time', () => {
    given(begun, shared).when(share(bob), now).thenRefuses('not_found');
    given()
      .when(share(owner, { recipientId: owner }), now)
      .thenRefuses('invalid_input');
    given().when(share(), afterwards).thenRefuses('invalid_input');
  });

  test('and unshared by its owner', () => {
    const end = (askedBy: string, recipientId = ada): ShareCommand => ({
      type: 'EndShare',
      data: { askedBy, recipientId },
    });
    given(begun, shared).when(end(owner)).thenEmits(ended);
    given(begun, shared, ended).when(end(owner)).thenRefuses('user_not_found');
    given(begun, shared).when(end(ada)).thenRefuses('not_found');
    given().when(end(owner)).thenRefuses('not_found');
  });
});

describe('a recipient', () => {
  const see: ShareCommand = { type: 'SeeTalk', data: { recipientId: ada } };
  const say: ShareCommand = { type: 'GiveShareFeedback', data: saying };

  test('opens the talk; opening it again soon after is not recorded', () => {
    given(begun, shared).when(see, now).thenEmits(seen);
    given(begun, shared, seen)
      .when(see, new Date(now.getTime() + 9 * 60_000))
      .thenNothing();
    const again: ShareEvent = { type: 'SharedTalkSeen', data: { recipientId: ada, at: '2026-11-23T10:10:00.000Z' } };
    given(begun, shared, seen).when(see, new Date('2026-11-23T10:10:00.000Z')).thenEmits(again);
  });

  test('gives feedback once per id', () => {
    given(begun, shared).when(say, now).thenEmits(said);
    given(begun, shared, said).when(say, now).thenNothing();
  });

  test('does not find the talk after the share has ended', () => {
    for (const command of [see, say]) {
      given(begun, shared).when(command, afterwards).thenRefuses('not_found');
      given(begun, shared, ended).when(command, now).thenRefuses('not_found');
      given().when(command, now).thenRefuses('not_found');
    }
  });
});

describe('feedback', () => {
  const remove = (askedBy: string): ShareCommand => ({
    type: 'DeleteShareFeedback',
    data: { askedBy, feedbackId: said.data.feedbackId },
  });
  const markRead = (askedBy: string): ShareCommand => ({ type: 'ReadShareFeedback', data: { askedBy } });

  test('is deleted by its author and by the owner of the talk', () => {
    given(begun, shared, said).when(remove(ada)).thenEmits(unsaid);
    given(begun, shared, said).when(remove(owner)).thenEmits(unsaid);
    given(begun, shared, said).when(remove(bob)).thenRefuses('not_found');
    given(begun, shared, said, unsaid).when(remove(ada)).thenRefuses('not_found');
  });

  test('is read by the owner, once', () => {
    given(begun, shared, said).when(markRead(owner)).thenEmits(read);
    given(begun, shared, said, read).when(markRead(owner)).thenNothing();
    given(begun, shared, said).when(markRead(ada)).thenRefuses('not_found');
  });
});

test('erasing a person ends their shares and deletes their feedback', () => {
  const forget = (personId: string): ShareCommand => ({ type: 'ForgetSharer', data: { personId } });
  const gone: ShareEvent = { type: 'ShareEnded', data: { recipientId: ada, reason: 'erased' } };
  given(begun, shared, said).when(forget(ada)).thenEmits(gone, unsaid);
  given(begun, shared).when(forget(owner)).thenEmits(gone);
  given(begun, shared).when(forget(bob)).thenNothing();
  given().when(forget(bob)).thenNothing();
});
