import { idOf } from '#domain/kernel/ids.ts';
import { articleDecider } from '#domain/news/decider.ts';
import type { ArticleEvent } from '#domain/news/events.ts';
import type { ExportFile, TakeAlong, TakeTools } from '../command-area.ts';
import { attachmentFiles, jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
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
  const history = (await store.readStream(stream)) as readonly ArticleEvent[];
  const article = history.reduce(articleDecider.evolve, articleDecider.initialState);
  if (typeof article === 'string') return [];
  const folder = `news/${idOf(stream)}`;
  const { title, body, isDraft } = article;
  return [
    jsonFile(`${folder}/article.json`, () => ({ title, body, isDraft })),
    ...attachmentFiles(blobs, folder, article),
  ];
}
