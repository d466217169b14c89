import type { HistoryWords } from '../lib/history-words.ts';

const modules = import.meta.glob<Readonly<Record<string, HistoryWords>>>(['../*/history-words.ts', '!../lib/*'], {
  eager: true,
});

/**
 * The words for the events of every area that has some: what its `history-words.ts` exports. They are found by that name and come with
 * the pages of the history, so that no other page knows of them.
 */
export const areaWords: readonly Readonly<{ name: string; of: HistoryWords }>[] = Object.entries(modules).flatMap(
  ([path, module]) => Object.values(module).map((of) => ({ name: path.split('/')[1] ?? '', of })),
);
