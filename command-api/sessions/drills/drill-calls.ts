import { refuse } from '#domain/kernel/errors.ts';
import type { drillCommands } from '#domain/sessions/contract/drills.ts';
import { judgeDrill } from '#domain/sessions/contract/judge-drill.ts';
import { NormsFile, normsWith } from '#domain/sessions/contract/norms-file.ts';
import { drillDecider } from '#domain/sessions/drills/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../../command-area.ts';
import { measuresOf } from '../clips/clip-calls.ts';

/** Keeps the results of drills only if the person asks for it. */
export function drillCalls({ pool, settings }: CommandTools): CommandHandlers<typeof drillCommands> {
  const normsOf = normsWith(
    readJsonSetting({ name: 'NORMS_FILE', file: settings.NORMS_FILE, content: NormsFile }) ?? {},
  );
  return {
    KeepDrill: {
      allow: 'signedIn',
      claims: 'before',
      async run({ body: { drill, clipId, locale }, principal, send }) {
        const { id: ownerId } = principal();
        const { verdict, value } = judgeDrill(drill, await measuresOf(pool, ownerId, clipId), { locale, normsOf });
        if (verdict === null || value === null) return refuse('conflict');
        const id = derivedId(ownerId, `drill ${clipId}`);
        const data = { ownerId, drill, verdict, value };
        await send({ stream: streamOf('drill', id), decider: drillDecider, command: { type: 'KeepDrill', data } });
        return { id };
      },
    },
    ForgetDrill: {
      allow: 'signedIn',
      run: ({ params: { drillId }, principal, send }) =>
        send({
          stream: streamOf('drill', drillId),
          decider: drillDecider,
          command: { type: 'ForgetDrill', data: { askedBy: principal().id } },
        }),
    },
  };
}
