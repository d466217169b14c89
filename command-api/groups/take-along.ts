import type { GroupEvent } from '#domain/groups/events.ts';
import { postDecider, videoDecider } from '#domain/groups/items.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import type { ExportFile, TakeAlong, TakeTools } from '../command-area.ts';
import { attachmentFiles, blobFile, jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['group_posts'],
  contents: {
    de: `groups/         Ihre Gruppen: wann Sie dabei waren (groups.json), und was Sie dort geschrieben und gezeigt haben`,
    en: `groups/         your groups: when you were there (groups.json), and what you wrote and showed there`,
  },
  async files({ userId, streams }, tools) {
    const own = streams.group ?? [];
    if (own.length === 0) return [];
    const files: ExportFile[] = [jsonFile('groups/groups.json', () => memberships(tools.store, own, userId))];
    for (const stream of streams.grouppost ?? []) files.push(...(await filesOfPost(stream, tools)));
    for (const stream of streams.groupvideo ?? []) files.push(...(await filesOfVideo(stream, tools)));
    return files;
  },
};

/** The person's events in each group, and the names that the groups had. */
async function memberships(store: EventStore, streams: readonly string[], userId: string) {
  const groups: unknown[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<GroupEvent>[];
    const happened = history
      .filter(({ type, data, metadata }) =>
        'memberId' in data ? data.memberId === userId : type === 'GroupCreated' && metadata.actor.id === userId,
      )
      .map(({ type, metadata }) => ({ at: metadata.at, type }));
    const name = history.findLast(({ data }) => 'name' in data)?.data;
    groups.push({ name: name && 'name' in name ? name.name : null, happened });
  }
  return groups;
}

async function filesOfPost(stream: string, { store, blobs }: TakeTools): Promise<readonly ExportFile[]> {
  const post = await storedState(store, stream, postDecider);
  if (typeof post === 'string') return [];
  const folder = `groups/${idOf(stream)}`;
  const { title, body } = post;
  return [jsonFile(`${folder}/post.json`, () => ({ title, body })), ...attachmentFiles(blobs, folder, post)];
}

async function filesOfVideo(stream: string, { store, blobs }: TakeTools): Promise<readonly ExportFile[]> {
  const state = await storedState(store, stream, videoDecider);
  if (typeof state === 'string') return [];
  const folder = `groups/${idOf(stream)}`;
  const { title, description, video } = state;
  const link = video.from === 'link' ? video.uri : null;
  return [
    jsonFile(`${folder}/video.json`, () => ({ title, description, link })),
    ...(video.from === 'file'
      ? [blobFile(blobs, `${folder}/video${extensionOf(video.media.contentType)}`, video.media)]
      : []),
  ];
}
