import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { longestTimestamps } from '#domain/sessions/contract/slides.ts';
import { largestChunk, mostTakes, type takeCommands, type takeUploads } from '#domain/sessions/contract/takes.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers, CommandTools, UploadHandlers } from '../../command-area.ts';
import type { CreateSession } from '../create-session.ts';
import { appendChunk } from './append-chunk.ts';
import { discardTake } from './delete-takes.ts';
import { takeFinisher } from './finish-take.ts';
import { checkMovement } from './movement-of-take.ts';
import { beginTake } from './take-table.ts';

const allow = permitted('upload:audio', 'upload:video');

/** Calls for a recording that arrives in chunks while it is made. */
export function takeCalls(
  tools: CommandTools & Readonly<{ create: CreateSession }>,
): CommandHandlers<typeof takeCommands> {
  const finish = takeFinisher(tools);
  return {
    BeginTake: {
      allow,
      claims: 'before',
      async run({ body, principal }) {
        const { id: ownerId, permissions } = principal();
        if (!permits(permissions, `upload:${body.type}`)) refuse('access_denied');
        // Whether the deck exists is checked at the end, so that no take is lost because of it.
        await beginTake(tools.pool, { ownerId, ...body, size: null, most: mostTakes });
        return { id: body.id };
      },
    },
    FinishTake: {
      allow,
      claims: 'before',
      run: ({ params, body, ...asked }) => finish({ ...asked, ...params, body }),
    },
    DiscardTake: {
      allow,
      claims: 'before',
      run: ({ params, principal }) => discardTake(tools, { ownerId: principal().id, id: params.takeId }),
    },
  };
}

export const takeUploadCalls = (tools: Pick<CommandTools, 'pool' | 'blobs'>): UploadHandlers<typeof takeUploads> => ({
  AppendChunk: {
    allow,
    // Chunks are not checked for their type: only the whole recording has one.
    rules: { maxBytes: largestChunk, fieldBytes: longestTimestamps },
    check: ({ form, file }) => {
      if (form.sha256 !== file.sha256) refuse('invalid_input', 'sha256');
    },
    async run({ params, form: { number, seconds, chapters, timestamps, movement }, file, principal }) {
      if (movement) await checkMovement(movement);
      const marked = { chapters, slides: timestamps };
      const moved = movement !== undefined && { movement };
      const chunk = { ownerId: principal().id, id: params.takeId, number, seconds, ...marked, ...moved, file };
      return { chunks: await appendChunk(tools, chunk) };
    },
  },
});
