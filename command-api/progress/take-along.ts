import { progressDecider } from '#domain/progress/decider.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['baseline'],
  contents: {
    de: `progress.json   was Sie vergleichen, und die Vorträge, an denen Sie sich messen`,
    en: `progress.json   what you compare, and the talks that you measure yourself by`,
  },
  files: ({ streams }, { store }) =>
    (streams.progress ?? []).map((stream) =>
      jsonFile('progress.json', () => storedState(store, stream, progressDecider)),
    ),
};
