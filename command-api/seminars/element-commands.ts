import type * as z from 'zod/mini';
import { changedBy } from '#domain/kernel/changed-by.ts';
import type { CommandCall } from '#domain/kernel/contract.ts';
import type { elementCommands } from '#domain/seminars/contract/element-calls.ts';
import { elementDefaults } from '#domain/seminars/contract/element-limits.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import type { ElementContent } from '#domain/seminars/element-content.ts';
import { findElement } from '#domain/seminars/seminar.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import { safePage } from '../safe-html.ts';
import { ownSeminar, toSeminar } from './stored-seminar.ts';

const allow = permitted(usesSeminars);

type Log = Parameters<typeof ownSeminar>[0];
type Body = z.output<typeof elementCommands.WriteReadText.body>;
type Calls = typeof elementCommands;
type BodyOf<Call extends CommandCall> = z.output<Call['body']> & Body;

/** Fills omitted fields: with the defaults in a new element, with the previous values in an edited one. */
const over =
  <Content extends ElementContent>(defaults: Content) =>
  (body: Readonly<Partial<Record<keyof Content, unknown>>>, before: ElementContent | undefined): ElementContent =>
    changedBy<ElementContent>(before?.type === defaults.type ? before : defaults, body as Partial<ElementContent>);

const { requiredScore, target, ...presentation } = elementDefaults;

/** Each call creates an element of its type or edits one. */
export function elementCommandCalls(log: Log): CommandHandlers<Calls> {
  type ContentOf<Given> = (body: Given, before: ElementContent | undefined) => ElementContent;

  /** Returns the id of the element. */
  async function write<Given extends Body>(
    { principal, cause, send }: CallContext,
    body: Given,
    contentOf: ContentOf<Given>,
  ) {
    const { seminarId, blockId, version, title } = body;
    const askedBy = principal().id;
    const before = body.elementId && findElement(await ownSeminar(log, seminarId, askedBy), body.elementId);
    const elementId = body.elementId ?? innerId(seminarId, cause.commandId);
    const content = contentOf(body, before ? before.content : undefined);
    const data = {
      askedBy,
      elementId,
      title,
      body: body.body === undefined ? (before ? before.body : '') : safePage(body.body),
      content,
    };
    await send(
      body.elementId
        ? toSeminar(seminarId, { type: 'EditElement', data: { ...data, version } })
        : toSeminar(seminarId, { type: 'AddElement', data: { ...data, blockId } }),
    );
    return { id: elementId };
  }

  const writing = <Call extends CommandCall>(contentOf: ContentOf<BodyOf<Call>>) => ({
    allow,
    run: ({ body, ...asked }: CallContext & Readonly<{ body: z.output<Call['body']> }>) =>
      write(asked, body as BodyOf<Call>, contentOf),
  });

  return {
    WriteReadText: writing<Calls['WriteReadText']>(() => ({ type: 'read_text' })),
    WriteWatchFeedback: writing<Calls['WriteWatchFeedback']>(() => ({ type: 'watch_feedback' })),
    WriteVideoPresentation: writing<Calls['WriteVideoPresentation']>((body, before) => ({
      ...over({ type: 'video_presentation', ...presentation })(body, before),
      ...judged(body, before),
    })),
    WriteGiveFeedback: writing<Calls['WriteGiveFeedback']>((body, before) => ({
      ...{ type: 'give_feedback', forElement: body.forElement },
      ...judged(body, before),
    })),
    WriteGapText: writing<Calls['WriteGapText']>(over({ type: 'gap_text', text: '', answers: [] })),
    WriteRephrase: writing<Calls['WriteRephrase']>(over({ type: 'rephrase', sentences: [], answers: [] })),
    WriteCategorize: writing<Calls['WriteCategorize']>(sorted),
    WriteVRTraining: writing<Calls['WriteVRTraining']>(over({ type: 'vr_training', requiredScore })),
    WriteGoal: {
      allow,
      async run({ body, ...asked }) {
        const { id } = await write(asked, body, over({ type: 'goal', target, conditions: [] }));
        return { id, goalId: id };
      },
    },
  };
}

type RatingOptions = Readonly<{ byCriteria?: boolean | undefined }>;

/** Omits the field if neither the call nor the element sets it. Elements that are older than criteria lack it, too. */
function judged(body: RatingOptions, before: ElementContent | undefined): RatingOptions {
  const byCriteria = body.byCriteria ?? (before && 'byCriteria' in before ? before.byCriteria : undefined);
  return byCriteria === undefined ? {} : { byCriteria };
}

type Categories = z.output<Calls['WriteCategorize']['body']>;

/** The solution is given either in the categories or by `words` and `answers`. */
function sorted({ words, answers, categories }: Categories): ElementContent {
  const isSaid = categories.some(({ phrases }) => phrases.length > 0);
  const filled = isSaid
    ? categories
    : categories.map(({ name }) => ({ name, phrases: words.filter((_, n) => answers[n] === name) }));
  const given = words.length > 0 ? words : filled.flatMap(({ phrases }) => phrases);
  return { type: 'categorize', words: given, categories: filled };
}
