import type { z } from 'zod';
import type { CommandCall } from '#domain/kernel/contract.ts';
import { usesSeminars } from '#domain/seminars/contract.ts';
import type { elementCommands } from '#domain/seminars/element-calls.ts';
import type { ElementContent } from '#domain/seminars/element-content.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId } from '#infra/ids.ts';
import type { Asked, CommandHandlers } from '../command-area.ts';
import { seminarOrder } from './stored-seminar.ts';

const allow = permitted(usesSeminars);

type Body = z.output<typeof elementCommands.WriteReadText.body>;

/** An element of this content: created, or edited where the body names one. Answers its id. */
async function write({ principal, cause, send }: Asked, body: Body, content: ElementContent): Promise<{ id: string }> {
  const { seminarId, blockId, version, title } = body;
  const elementId = body.elementId ?? innerId(seminarId, cause.commandId);
  const data = { askedBy: principal().id, elementId, title, body: body.body, content };
  await send(
    body.elementId
      ? seminarOrder(seminarId, { type: 'EditElement', data: { ...data, version } })
      : seminarOrder(seminarId, { type: 'AddElement', data: { ...data, blockId } }),
  );
  return { id: elementId };
}

type BodyOf<Call extends CommandCall> = z.output<Call['body']> & Body;
const writing = <Call extends CommandCall>(contentOf: (body: BodyOf<Call>) => ElementContent) => ({
  allow,
  run: ({ body, ...asked }: Asked & Readonly<{ body: z.output<Call['body']> }>) =>
    write(asked, body as BodyOf<Call>, contentOf(body as BodyOf<Call>)),
});

type Calls = typeof elementCommands;

/** Each of them creates an element of its type, or edits one. */
export const elementCommandCalls: CommandHandlers<Calls> = {
  WriteReadText: writing<Calls['WriteReadText']>(() => ({ type: 'read_text' })),
  WriteWatchFeedback: writing<Calls['WriteWatchFeedback']>(() => ({ type: 'watch_feedback' })),
  WriteVideoPresentation: writing<Calls['WriteVideoPresentation']>(
    ({ title: _, body: __, seminarId: ___, blockId: ____, elementId: _____, version: ______, ...rules }) => ({
      type: 'video_presentation',
      ...rules,
    }),
  ),
  WriteGiveFeedback: writing<Calls['WriteGiveFeedback']>(({ forElement }) => ({ type: 'give_feedback', forElement })),
  WriteGapText: writing<Calls['WriteGapText']>(({ text, answers }) => ({ type: 'gap_text', text, answers })),
  WriteRephrase: writing<Calls['WriteRephrase']>(({ sentences, answers }) => ({
    type: 'rephrase',
    sentences,
    answers,
  })),
  WriteCategorize: writing<Calls['WriteCategorize']>(sorted),
  WriteVRTraining: writing<Calls['WriteVRTraining']>(({ requiredScore }) => ({ type: 'vr_training', requiredScore })),
  WriteGoal: {
    allow,
    async run({ body, ...asked }) {
      const { target, conditions } = body;
      const { id } = await write(asked, body, { type: 'goal', target, conditions });
      return { id, goalId: id };
    },
  },
};

type Categories = z.output<Calls['WriteCategorize']['body']>;

/** What belongs where stands with the categories, or with the words. */
function sorted({ words, answers, categories }: Categories): ElementContent {
  const isSaid = categories.some(({ phrases }) => phrases.length > 0);
  const filled = isSaid
    ? categories
    : categories.map(({ name }) => ({ name, phrases: words.filter((_, n) => answers[n] === name) }));
  const given = words.length > 0 ? words : filled.flatMap(({ phrases }) => phrases);
  return { type: 'categorize', words: given, categories: filled };
}
