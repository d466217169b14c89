import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { mostFiles } from '#domain/kernel/written.ts';
import { circleDecider } from './circle.ts';
import { storedSamples } from './event-samples.ts';
import type { PostEvent } from './events.ts';
import { postDecider, videoDecider } from './items.ts';

const { GroupPostWritten: written, GroupPostEdited: edited, GroupPostDeleted: deleted } = storedSamples;
const { GroupPostFileAdded: attached, GroupVideoAdded: added, GroupVideoEdited: retold } = storedSamples;
const owner = written.data.posterId;
const by = (askedBy: string, isManager = false) => ({ askedBy, isManager });
const other = 'b'.repeat(32);

describe('a post', () => {
  const given = specFor(postDecider);
  const { posterId: _, ...post } = written.data;
  const texts = { title: edited.data.title, body: edited.data.body };

  test('is written once, by a manager', () => {
    given()
      .when({ type: 'WritePost', data: { ...post, files: [], ...by(owner, true) } })
      .thenEmits(written);
    given()
      .when({ type: 'WritePost', data: { ...post, files: [], ...by(other) } })
      .thenRefuses('user_not_authorized');
    given(written)
      .when({ type: 'WritePost', data: { ...post, files: [], ...by(owner, true) } })
      .thenRefuses('conflict');
  });

  test('is created with files up to the limit', () => {
    const { posterId: _poster, ...file } = attached.data;
    const write = (count: number) =>
      ({ type: 'WritePost', data: { ...post, files: Array(count).fill(file), ...by(owner, true) } }) as const;
    given().when(write(1)).thenEmits(written, attached);
    given()
      .when(write(mostFiles + 1))
      .thenRefuses('too_many_files');
  });

  test('is edited only by its author', () => {
    given(written)
      .when({ type: 'EditPost', data: { ...texts, ...by(owner) } })
      .thenEmits(edited);
    given(written, edited)
      .when({ type: 'EditPost', data: { ...texts, ...by(owner) } })
      .thenNothing();
    given(written)
      .when({ type: 'EditPost', data: { ...texts, ...by(other, true) } })
      .thenRefuses('user_not_authorized');
  });

  test('is deleted by its author or a manager', () => {
    given(written)
      .when({ type: 'DeletePost', data: by(owner) })
      .thenEmits(deleted);
    given(written)
      .when({ type: 'DeletePost', data: by(other, true) })
      .thenEmits(deleted);
    given(written)
      .when({ type: 'DeletePost', data: by(other) })
      .thenRefuses('user_not_authorized');
    given(written, deleted)
      .when({ type: 'DeletePost', data: by(owner) })
      .thenRefuses('not_found');
  });

  test('holds a limited number of files, each once', () => {
    const file = (n: number): PostEvent => ({
      type: 'GroupPostFileAdded',
      data: { ...attached.data, fileId: `${n}`.padStart(32, '0') },
    });
    const { posterId: _poster, ...data } = attached.data;
    given(written)
      .when({ type: 'AddPostFile', data: { ...data, ...by(owner) } })
      .thenEmits(attached);
    given(written, attached)
      .when({ type: 'AddPostFile', data: { ...data, ...by(owner) } })
      .thenNothing();
    given(written)
      .when({ type: 'AddPostFile', data: { ...data, ...by(other, true) } })
      .thenRefuses('user_not_authorized');
    given(written, ...Array.from({ length: mostFiles }, (_file, n) => file(n)))
      .when({ type: 'AddPostFile', data: { ...data, ...by(owner) } })
      .thenRefuses('too_many_files');
  });
});

describe('a video', () => {
  const given = specFor(videoDecider);
  const { uploaderId: _, ...video } = added.data;
  const texts = { title: retold.data.title, description: retold.data.description };

  test('is added by a manager', () => {
    given()
      .when({ type: 'AddVideo', data: { ...video, ...by(owner, true) } })
      .thenEmits(added);
    given()
      .when({ type: 'AddVideo', data: { ...video, ...by(other) } })
      .thenRefuses('user_not_authorized');
    given(added)
      .when({ type: 'AddVideo', data: { ...video, ...by(owner, true) } })
      .thenRefuses('conflict');
  });

  test('is edited by its uploader, and deleted by the uploader or a manager', () => {
    given(added)
      .when({ type: 'EditVideo', data: { ...texts, ...by(owner) } })
      .thenEmits(retold);
    given(added, retold)
      .when({ type: 'EditVideo', data: { ...texts, ...by(owner) } })
      .thenNothing();
    given(added)
      .when({ type: 'EditVideo', data: { ...texts, ...by(other, true) } })
      .thenRefuses('user_not_authorized');
    given(added)
      .when({ type: 'DeleteVideo', data: by(other, true) })
      .thenEmits(storedSamples.GroupVideoDeleted);
    given(added)
      .when({ type: 'DeleteVideo', data: by(other) })
      .thenRefuses('user_not_authorized');
  });
});

test('a person enters and leaves a group once', () => {
  const given = specFor(circleDecider);
  const { GroupEntered: entered, GroupLeft: left } = storedSamples;
  given().when({ type: 'EnterGroup', data: entered.data }).thenEmits(entered);
  given(entered).when({ type: 'EnterGroup', data: entered.data }).thenNothing();
  given(entered).when({ type: 'LeaveGroup', data: entered.data }).thenEmits(left);
  given(entered, left).when({ type: 'LeaveGroup', data: entered.data }).thenNothing();
});
