import { idOf } from '#domain/kernel/ids.ts';
import type { presentationsArea } from '#domain/presentations/area.ts';
import { toPresentation } from '#domain/presentations/decider.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { addPresentation } from './add-presentation.ts';
import { deletePresentation } from './delete-presentation.ts';
import { deckReaction, useReaction } from './reactions.ts';
import { actingFor } from './stored-presentation.ts';
import { takeAlong } from './take-along.ts';

/** Decks of slides: upload, name, plan, delete. */
export const presentations: CommandArea<typeof presentationsArea> = {
  commands: (tools) => ({
    ChangePresentation: {
      allow: 'signedIn',
      async run({ body: { id, ...change }, principal, send }) {
        const askedBy = await actingFor(tools, id, principal());
        return send(toPresentation(id, { type: 'ChangePresentation', data: { ...change, askedBy } }));
      },
    },
    DeletePresentation: deletePresentation(tools),
  }),
  uploads: (tools) => ({ AddPresentation: addPresentation(tools) }),
  follows: ({ blobs }) => ({ reactions: [deckReaction(blobs), useReaction] }),
  // The erasure deletes their blobs with all others of the person.
  async forget({ streams, cause }, { handle }) {
    for (const stream of streams.presentation ?? []) {
      const commandId = uuidv5(cause.commandId, `erase ${stream}`);
      await handle({
        ...cause,
        commandId,
        ...toPresentation(idOf(stream), { type: 'ErasePresentation', data: {} }),
      });
    }
  },
  takeAlong,
  streamWords: { presentation: { de: 'eine Ihrer Präsentationen', en: 'one of your slide decks' } },
};
