import { idOf } from '#domain/kernel/ids.ts';
import { articleDecider } from '#domain/news/decider.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { ExportFile, TakeAlong, TakeTools } from '../command-area.ts';
import { attachmentFiles, jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['articles'],
  contents: {
    de: `news/           Artikel, die Sie geschrieben haben, mit Bild und Dateien`,
    en: `news/           articles that you wrote, with banner and files`,
  },
  async files({ streams }, tools) {
    const files: ExportFile[] = [];
    for (const stream of streams.article ?? []) files.push(...(await filesOf(stream, tools)));
    return files;
  },
};

async function filesOf(stream: string, { store, blobs }: TakeTools): Promise<readonly ExportFile[]> {
  const article = await storedState(store, stream, articleDecider);
  if (typeof article === 'string') return [];
  const folder = `news/${idOf(stream)}`;
  const { title, body, isDraft } = article;
  return [
    jsonFile(`${folder}/article.json`, () => ({ title, body, isDraft })),
    ...attachmentFiles(blobs, folder, article),
  ];
}
