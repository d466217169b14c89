import type { showcaseArea } from '#domain/showcase/area.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { howToReaction } from './reactions.ts';
import { showcaseCommandCalls } from './showcase-commands.ts';
import { showcaseUploadCalls } from './showcase-uploads.ts';
import { takeAlong } from './take-along.ts';

/** Videos that explain the product. */
export const showcase: CommandArea<typeof showcaseArea> = {
  commands: showcaseCommandCalls,
  uploads: showcaseUploadCalls,
  follows: ({ blobs }) => ({ reactions: [howToReaction(blobs)] }),
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    howto: { de: 'eine Anleitung', en: 'a how-to video' },
    howtoorder: { de: 'die Reihenfolge der Anleitungen', en: 'the order of the how-to videos' },
    watched: { de: 'Anleitungen, die Sie angesehen haben', en: 'how-to videos that you watched' },
  },
};
