import { idOf } from '#domain/kernel/ids.ts';
import { seminarDecider } from '#domain/seminars/decider.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { extensionOf } from '#infra/media/extension-of.ts';
import type { ExportFile, TakeAlong, TakeTools } from '../command-area.ts';
import { blobFile, jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['seminars'],
  contents: {
    de: `seminars/       je Seminar, das Sie leiten, ein Ordner: seminar.json (Blöcke und Elemente), Logo und Videos`,
    en: `seminars/       a folder for each seminar that you give: seminar.json (blocks and elements), logo and videos`,
  },
  async files({ streams }, tools) {
    const files: ExportFile[] = [];
    for (const stream of streams.seminar ?? []) {
      const seminar = await load(tools.store, stream);
      if (seminar) files.push(...filesOf(`seminars/${idOf(stream)}`, seminar, tools));
    }
    return files;
  },
};

async function load(store: EventStore, stream: string): Promise<Seminar | null> {
  const state = await storedState(store, stream, seminarDecider);
  return typeof state === 'string' ? null : state;
}

function filesOf(
  folder: string,
  { ownerId: _, logo, files, earlierOrders: __, blocks, ...facts }: Seminar,
  { blobs }: TakeTools,
) {
  const elements = blocks.flatMap((block) => block.elements);
  const described = blocks.map(({ title, description, dueAt, elements }) => ({
    ...{ title, description, dueAt },
    elements: elements.map(({ title, body, content, dueAt }) => ({ title, body, content, dueAt })),
  }));
  const films = elements.flatMap(({ id, content }) => {
    if (content.type !== 'watch_video' || content.video.from !== 'file') return [];
    const { media } = content.video;
    return [blobFile(blobs, `${folder}/${id}${extensionOf(media.contentType)}`, media)];
  });
  return [
    jsonFile(`${folder}/seminar.json`, () => ({ ...facts, blocks: described })),
    ...(logo ? [blobFile(blobs, `${folder}/logo.webp`, logo)] : []),
    ...films,
    ...files.map(({ id, media }) => blobFile(blobs, `${folder}/files/${id}${extensionOf(media.contentType)}`, media)),
  ];
}
