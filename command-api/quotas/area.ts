import type { quotasArea } from '#domain/quotas/area.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { takeAlong } from './take-along.ts';

export const quotas: CommandArea<typeof quotasArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    quota: { de: 'Ihr Verbrauch in einem Monat', en: 'what you used in a month' },
  },
};
