import type { companiesArea } from '#domain/companies/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

export const companies: CommandArea<typeof companiesArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: { company: { de: 'eine Firma', en: 'a company' } },
};
