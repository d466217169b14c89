import type { privacyArea } from '#domain/privacy/area.ts';
import { type CommandArea, nothingToTakeAlong } from '../command-area.ts';
import { deletionChore, deletionReaction } from './account-deletion.ts';
import { removeDataExport, requestDataExport } from './data-export/calls.ts';
import { endExportChore, makeExportChore } from './data-export/export-chores.ts';
import { forgetDataExport } from './data-export/forget-data-export.ts';
import { dataExportReaction } from './data-export/reaction.ts';
import { eraseUserCall } from './erase-user-call.ts';
import { erasureChore } from './erasure-chore.ts';
import { erasureReaction } from './reactions.ts';

export const privacy: CommandArea<typeof privacyArea> = {
  commands: (tools) => ({
    RequestDataExport: requestDataExport(tools),
    RemoveDataExport: removeDataExport,
    EraseUser: eraseUserCall(tools),
  }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [erasureReaction, deletionReaction, dataExportReaction(tools.blobs)],
    chores: [erasureChore(tools), deletionChore(tools), endExportChore(tools), makeExportChore(tools)],
  }),
  forget: ({ person, cause }, tools) => forgetDataExport(tools, { ownerId: person, cause }),
  takeAlong: nothingToTakeAlong,
  streamWords: {
    export: { de: 'Ihre Archive', en: 'your archives' },
  },
};
