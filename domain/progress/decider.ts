import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { ProgressEvent } from './events.ts';

type Events = { [E in ProgressEvent as E['type']]: E['data'] };
type Settings = Events['ProgressSettingsChanged'];

/** A person's settings for their progress. `baselines`: the last chosen one is at the end. */
export type Progress = Readonly<{ settings: Settings | null; baselines: readonly string[] }>;

export type ProgressCommand =
  | Message<'ChangeProgressSettings', Settings>
  | Message<'ChooseBaseline', Events['BaselineChosen']>
  | Message<'DropBaseline', Events['BaselineDropped']>;

export const progressDecider: Decider<Progress, ProgressCommand, ProgressEvent> = {
  initialState: { settings: null, baselines: [] },

  decide(command, { settings, baselines }) {
    switch (command.type) {
      case 'ChangeProgressSettings': {
        const { numSessionsPerSet } = command.data;
        const attributes = [...new Set(command.data.attributes)];
        if (attributes.length === 0) refuse('invalid_input', 'attributes');
        const wanted = { attributes, numSessionsPerSet };
        return JSON.stringify(wanted) === JSON.stringify(settings)
          ? []
          : [{ type: 'ProgressSettingsChanged', data: wanted }];
      }
      case 'ChooseBaseline':
        return baselines.at(-1) === command.data.sessionId ? [] : [{ type: 'BaselineChosen', data: command.data }];
      case 'DropBaseline':
        return baselines.includes(command.data.sessionId) ? [{ type: 'BaselineDropped', data: command.data }] : [];
    }
  },

  evolve(progress, event) {
    switch (event.type) {
      case 'ProgressSettingsChanged':
        return { ...progress, settings: event.data };
      case 'BaselineChosen':
      case 'BaselineDropped': {
        const { sessionId } = event.data;
        const others = progress.baselines.filter((id) => id !== sessionId);
        return { ...progress, baselines: event.type === 'BaselineChosen' ? [...others, sessionId] : others };
      }
      default:
        // A newer version may have written events that this one does not know.
        return progress;
    }
  },
};

export const progressStream = (userId: string) => `progress-${userId}` as const;
