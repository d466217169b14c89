import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type HowToCommand, howToDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { howToOrderDecider, watchedDecider } from './lists.ts';

const given = specFor(howToDecider);
const { HowToVideoAdded: added, HowToVideoEdited: edited, HowToChaptersChanged: chaptered } = storedSamples;
const { HowToPlacesChanged: placed, HowToCaptionsAdded: captioned, HowToCaptionsRemoved: uncaptioned } = storedSamples;
const { HowToVideoPublished: published, HowToVideoWithdrawn: withdrawn, HowToVideoDeleted: deleted } = storedSamples;

type Change = Extract<HowToCommand, { type: 'ChangeVideo' }>;
const change = (data: Change['data']): Change => ({ type: 'ChangeVideo', data });
const linked = {
  ...added,
  data: { ...added.data, video: { from: 'link', uri: 'https://youtu.be/aaaaaaaaaaa' } },
} as const;

test('a video is added once', () => {
  const add = { type: 'AddVideo', data: added.data } as const;
  given().when(add).thenEmits(added);
  given(added).when(add).thenRefuses('conflict');
  given(added, deleted).when(add).thenRefuses('conflict');
});

test('an edit records only changed fields', () => {
  given(added).when(change(edited.data)).thenEmits(edited);
  given(added, edited).when(change(edited.data)).thenNothing();
  given(added)
    .when(change({ ...edited.data, ...chaptered.data, ...placed.data, isDraft: false }))
    .thenEmits(edited, chaptered, placed, published);
  given(added)
    .when(change({ title: edited.data.title }))
    .thenEmits({
      ...edited,
      data: { title: edited.data.title, description: added.data.description },
    });
});

test('a change of one field keeps the others', () => {
  given(added)
    .when(change({ description: edited.data.description }))
    .thenEmits({ ...edited, data: { title: added.data.title, description: edited.data.description } });
  given(added).when(change(chaptered.data)).thenEmits(chaptered);
  given(added, chaptered).when(change(chaptered.data)).thenNothing();
  given(added).when(change(placed.data)).thenEmits(placed);
  given(added, placed).when(change(placed.data)).thenNothing();
  given(added, chaptered, placed).when(change(edited.data)).thenEmits(edited);
  given(added).when(change({})).thenNothing();
});

test('a draft is published and unpublished, each once', () => {
  given(added)
    .when(change({ isDraft: false }))
    .thenEmits(published);
  given(added, published)
    .when(change({ isDraft: false }))
    .thenNothing();
  given(added, published)
    .when(change({ isDraft: true }))
    .thenEmits(withdrawn);
  given(added, published, withdrawn)
    .when(change({ isDraft: true }))
    .thenNothing();
});

test('chapters are sorted by time', () => {
  const chapters = chaptered.data.chapters.toReversed();
  given(added).when(change({ chapters })).thenEmits(chaptered);
});

test('a file has one set of captions per language; a linked video has none of its own', () => {
  const add = { type: 'AddCaptions', data: captioned.data } as const;
  given(added).when(add).thenEmits(captioned);
  given(added, captioned).when(add).thenNothing();
  given(linked).when(add).thenRefuses('conflict');
  const remove = { type: 'RemoveCaptions', data: { locale: 'de' } } as const;
  given(added, captioned).when(remove).thenEmits(uncaptioned);
  given(added, captioned, uncaptioned).when(remove).thenRefuses('not_found');
  const english = { ...captioned, data: { ...captioned.data, locale: 'en' as const } };
  const newer = { ...captioned, data: { ...captioned.data, media: { ...captioned.data.media, address: 'ada/2' } } };
  given(added, english).when(add).thenEmits(captioned);
  given(added, english).when(remove).thenRefuses('not_found');
  given(added, captioned, english, uncaptioned).when({ type: 'AddCaptions', data: english.data }).thenNothing();
  given(added, captioned, english).when(add).thenNothing();
  given(added, newer).when(add).thenEmits(captioned);
  given(added, newer, captioned).when(add).thenNothing();
});

test('a deleted video refuses changes', () => {
  given(added).when({ type: 'DeleteVideo', data: {} }).thenEmits(deleted);
  given(added, deleted).when({ type: 'DeleteVideo', data: {} }).thenRefuses('not_found');
  given(added, deleted, edited).when({ type: 'DeleteVideo', data: {} }).thenRefuses('not_found');
  given().when({ type: 'DeleteVideo', data: {} }).thenRefuses('not_found');
  given(added, deleted)
    .when(change({ title: 'x' }))
    .thenRefuses('not_found');
});

test('an equal order changes nothing, and an id may appear only once', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const ordered = { type: 'HowToVideosOrdered', data: { videoIds: [one, other] } } as const;
  const order = (...videoIds: string[]) => ({ type: 'OrderVideos', data: { videoIds } }) as const;
  const list = specFor(howToOrderDecider);
  list()
    .when(order(one, other, one))
    .thenEmits({ type: 'HowToVideosOrdered', data: { videoIds: [one, other] } });
  list({ ...ordered, data: { videoIds: [one, other] } })
    .when(order(one, other))
    .thenNothing();
  for (const changed of [[other, one], [one], [one, other, 'c'.repeat(32)]])
    list({ ...ordered, data: { videoIds: [one, other] } })
      .when(order(...changed))
      .thenEmits({ type: 'HowToVideosOrdered', data: { videoIds: changed } });
});

test('a video is marked as watched and unwatched, each once', () => {
  const { HowToVideoWatched: watched, HowToVideoUnwatched: unwatched } = storedSamples;
  const mark = (isWatched: boolean) => ({ type: 'MarkVideo', data: { ...watched.data, isWatched } }) as const;
  const list = specFor(watchedDecider);
  list().when(mark(true)).thenEmits(watched);
  list(watched).when(mark(true)).thenNothing();
  list(watched).when(mark(false)).thenEmits(unwatched);
  const other = { ...watched, data: { videoId: '9'.repeat(32) } };
  list(other).when(mark(true)).thenEmits(watched);
  list(watched, other, unwatched)
    .when({ ...mark(true), data: { ...other.data, isWatched: true } })
    .thenNothing();
  expect([watched, unwatched].reduce(watchedDecider.evolve, watchedDecider.initialState)).toEqual([]);
});
