import type { HistoryWords } from '../lib/history-words.ts';

const modules = import.meta.glob<Readonly<Record<string, HistoryWords>>>(['../*/history-words.ts', '!../lib/*'], {
  eager: true,
});

/**
 * The words of every area's events: everything that a `history-words.ts` exports. Vite finds the files by their name
 * and puts them into the pages of the history only.
 */
export const areaWords: readonly Readonly<{ name: string; of: HistoryWords }>[] = Object.entries(modules).flatMap(
  ([path, module]) => Object.values(module).map((of) => ({ name: path.split('/')[1] ?? '', of })),
);
