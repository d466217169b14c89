import { recordingTaker, refuseOthersSession, toSession } from '#command-api/sessions/for-others.ts';
import type { progressArea } from '#domain/progress/area.ts';
import { usesProgress } from '#domain/progress/contract/calls.ts';
import { type ProgressCommand, progressDecider, progressStream } from '#domain/progress/decider.ts';
import { permitted } from '#infra/http/rules.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { takeAlong } from './take-along.ts';

const allow = permitted(...usesProgress);
const addressed = (userId: string, command: ProgressCommand) => ({
  stream: progressStream(userId),
  decider: progressDecider,
  command,
});

/** The settings of the comparison, and the session that a person compares with. */
export const progress: CommandArea<typeof progressArea> = {
  commands: (tools) => ({
    SaveSettings: {
      allow,
      run: ({ body: { attributes, value }, principal, send }) => {
        const data = { attributes, numSessionsPerSet: value };
        return send(addressed(principal().id, { type: 'ChangeProgressSettings', data }));
      },
    },
    ScoreAgain: {
      allow,
      claims: 'before',
      async run({ body: { ids }, principal, send }) {
        const data = { askedBy: principal().id };
        for (const id of new Set(ids)) await send(toSession(id, { type: 'ScoreAgain', data }), id);
      },
    },
    ChooseBaseline: {
      allow,
      async run({ params: { id }, body: { isBaseline }, principal, send }) {
        await refuseOthersSession(tools, id, principal().id);
        const type = isBaseline ? 'ChooseBaseline' : 'DropBaseline';
        await send(addressed(principal().id, { type, data: { sessionId: id } }));
      },
    },
  }),
  uploads(tools) {
    const { rules, admit, check, take } = recordingTaker(tools);
    return {
      UploadInitial: {
        allow: permitted('upload:audio', 'upload:video'),
        rules,
        admit,
        check: ({ form: { type }, file, principal }) => check({ type, file, principal }),
        async run({ form: { sessionName, ...said }, file, ...asked }) {
          const id = await take({ ...said, name: sessionName }, { ...asked, file });
          const command = { type: 'ChooseBaseline', data: { sessionId: id } } as const;
          await asked.send(addressed(asked.principal().id, command), 'baseline');
          return { id };
        },
      },
    };
  },
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong,
  streamWords: { progress: { de: 'wie Sie Ihren Fortschritt ansehen', en: 'how you look at your progress' } },
};
