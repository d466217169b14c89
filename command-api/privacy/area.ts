import type { privacyArea } from '#domain/privacy/area.ts';
import { type CommandArea, nothingToTakeAlong } from '../command-area.ts';
import { deletionHandler, deletionReaction } from './account-deletion.ts';
import { removeDataExport, requestDataExport } from './data-export/calls.ts';
import { endExportHandler, makeExportHandler } from './data-export/export-handlers.ts';
import { forgetDataExport } from './data-export/forget-data-export.ts';
import { dataExportReaction } from './data-export/reaction.ts';
import { eraseUserCall } from './erase-user-call.ts';
import { erasureHandler } from './erasure-handler.ts';
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
    jobs: {
      erasure: erasureHandler(tools),
      'account-deletion': deletionHandler(tools),
      'data-export': makeExportHandler(tools),
      'data-export-end': endExportHandler(tools),
    },
  }),
  forget: ({ person, cause }, tools) => forgetDataExport(tools, { ownerId: person, cause }),
  takeAlong: nothingToTakeAlong,
  streamWords: {
    export: { de: 'Ihre Archive', en: 'your archives' },
  },
};
