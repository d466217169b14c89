import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import type { SeminarCommand } from '#domain/seminars/decider.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId, outerId, outerOf } from '#infra/ids.ts';
import { attachedFiles } from '../attached-files.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { safePage } from '../safe-html.ts';
import { elementCommandCalls } from './element-commands.ts';
import { copyOf, fromTemplate } from './new-seminar.ts';
import { addressesIn } from './seminar-files.ts';
import { ownSeminar, toSeminar } from './stored-seminar.ts';

const allow = permitted(usesSeminars);
type Id = Readonly<{ params: Readonly<{ id: string }> }>;

const shownCriterion = ({ levels, ...criterion }: Seminar['criteria'][number]) => ({
  ...criterion,
  levels: [...levels],
});

/** Commands of the owner on a seminar. */
export function seminarCommandCalls(tools: CommandTools): CommandHandlers<typeof seminarCommands> {
  const files = attachedFiles(tools);
  type CommandOf = (id: string, askedBy: string) => SeminarCommand;
  /** A call without a body: sends one command to the seminar in the path. */
  const onSeminar = (commandOf: CommandOf) => ({
    allow,
    run: ({ params: { id }, principal, send }: CallContext & Id) => send(toSeminar(id, commandOf(id, principal().id))),
  });
  /** A call on the block or element in the path. Names the part as missing, as the caller did not name the seminar. */
  const onPart = (missing: 'block_not_found' | 'element_not_found', commandOf: CommandOf) => ({
    allow,
    run: ({ params: { id }, principal, send }: CallContext & Id) =>
      send(toSeminar(outerOf(id), commandOf(id, principal().id))).catch((error) => {
        if (error instanceof DomainError && error.code === 'seminar_not_found') return refuse(missing);
        throw error;
      }),
  });

  return {
    DuplicateSeminar: {
      allow,
      claims: 'before',
      async run({ params, body, principal, cause, send }) {
        const ownerId = principal().id;
        const source = await ownSeminar(tools, params.id, ownerId);
        const seminarId = outerId(`seminar ${cause.commandId}`);
        for (const address of addressesIn(source)) await files.referTo(seminarId, address);
        const data = copyOf(source, { seminarId, ownerId, name: body?.name });
        await send(toSeminar(seminarId, { type: 'CreateSeminar', data }));
        return { id: seminarId };
      },
    },
    CreateFromTemplate: {
      allow,
      async run({ body, principal, cause, send }) {
        const seminarId = outerId(`seminar ${cause.commandId}`);
        const data = fromTemplate(body, { seminarId, ownerId: principal().id, name: body.name });
        await send(toSeminar(seminarId, { type: 'CreateSeminar', data }));
        return { id: seminarId };
      },
    },
    RemoveLogo: onSeminar((_, askedBy) => ({ type: 'RemoveLogo', data: { askedBy } })),
    DeleteSeminar: onSeminar((_, askedBy) => ({ type: 'DeleteSeminar', data: { askedBy } })),
    PublishSeminar: {
      allow,
      async run({ params: { id }, body, principal, send }) {
        const data = { askedBy: principal().id, published: body?.published };
        const { state } = await send(toSeminar(id, { type: 'PublishSeminar', data }));
        return { published: typeof state !== 'string' && state.isPublished };
      },
    },
    ChangeCriteria: {
      allow,
      async run({ body: { seminarId, criteria: sent, version }, principal, cause, send }) {
        const askedBy = principal().id;
        const before = await ownSeminar(tools, seminarId, askedBy);
        const criteria = sent.map(({ id, name, description, levels }, n) => {
          const known = before.criteria.find((one) => one.id === id && one.levels.length === levels.length);
          return { criterionId: known?.id ?? innerId(seminarId, `${cause.commandId} ${n}`), name, description, levels };
        });
        const command = { type: 'ChangeCriteria', data: { askedBy, criteria, version } } as const;
        const { state } = await send(toSeminar(seminarId, command));
        return { criteria: typeof state === 'string' ? [] : state.criteria.map(shownCriterion) };
      },
    },
    SetDeadline: {
      allow,
      run: ({ body: { seminarId, partId, dueAt }, principal, send }) =>
        send(toSeminar(seminarId, { type: 'SetDeadline', data: { askedBy: principal().id, partId, dueAt } })),
    },
    CreateBlock: {
      allow,
      async run({ body: { seminarId, title, description: written }, principal, cause, send }) {
        const description = safePage(written);
        const blockId = innerId(seminarId, cause.commandId);
        const data = { askedBy: principal().id, blockId, title, description };
        await send(toSeminar(seminarId, { type: 'AddBlock', data }));
        return { id: blockId };
      },
    },
    EditBlock: {
      allow,
      run({ body: { seminarId, id, description, ...block }, principal, send }) {
        if (block.title === undefined && description === undefined) return refuse('block_data_not_found');
        const texts = { ...block, ...(description !== undefined && { description: safePage(description) }) };
        const data = { ...texts, blockId: id, askedBy: principal().id };
        return send(toSeminar(seminarId, { type: 'EditBlock', data }));
      },
    },
    DeleteBlock: onPart('block_not_found', (blockId, askedBy) => ({ type: 'DeleteBlock', data: { askedBy, blockId } })),
    ReorderSeminar: {
      allow,
      run: ({ body: { seminarId, ...order }, principal, send }) =>
        send(toSeminar(seminarId, { type: 'ReorderSeminar', data: { ...order, askedBy: principal().id } })),
    },
    DeleteElement: onPart('element_not_found', (elementId, askedBy) => ({
      type: 'DeleteElement',
      data: { askedBy, elementId },
    })),
    ...elementCommandCalls(tools),
  };
}
