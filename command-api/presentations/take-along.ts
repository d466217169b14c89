import { idOf } from '#domain/kernel/ids.ts';
import { type Presentation, presentationDecider, presentationIn } from '#domain/presentations/decider.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong } from '../command-area.ts';
import { blobFile, jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['slide_decks'],
  contents: {
    de: `presentations/  je Präsentation ein Ordner: die PDF-Datei, und was Sie für ihre Folien geplant und notiert haben (plan.json)`,
    en: `presentations/  a folder for each slide deck: the PDF, and what you planned and noted for its slides (plan.json)`,
  },
  async files({ streams }, { store, blobs }) {
    const decks = (streams.presentation ?? []).map(async (stream) => {
      const state = await storedState(store, stream, presentationDecider);
      const deck = presentationIn(state);
      if (!deck) return [];
      const folder = `presentations/${idOf(stream)}`;
      return [blobFile(blobs, `${folder}/slides.pdf`, deck.file), jsonFile(`${folder}/plan.json`, () => planOf(deck))];
    });
    return (await Promise.all(decks)).flat();
  },
};

const planOf = ({ name, expectedSeconds, slides }: Presentation) => ({
  name,
  expectedSeconds,
  slides: Object.entries(slides).map(([index, plan]) => ({ slide: Number(index) + 1, ...plan })),
});
