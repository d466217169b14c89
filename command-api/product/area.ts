import type { productArea } from '#domain/product/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';

export const product: CommandArea<typeof productArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords: {},
  streamWords: {},
};
