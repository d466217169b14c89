import type { invitationsArea } from '#domain/invitations/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

export const invitations: CommandArea<typeof invitationsArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: {
    invitation: { de: 'eine Einladung', en: 'an invitation' },
  },
};
