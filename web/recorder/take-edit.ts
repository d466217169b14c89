import { type Cut, shortestCut } from '#domain/sessions/contract/cut.ts';
import type { TakeEdit } from './send-request.ts';
import type { Take } from './take-recorder.ts';

export const untouched = ({ seconds, chapters }: Take): TakeEdit => ({
  cut: { from: 0, to: seconds },
  chapters: chapters.map((at) => ({ at, title: '' })),
});

const tenths = (second: number) => Math.round(second * 10) / 10;

/** Moves the beginning or the end, as far as the other one and the take allow. */
export function moved(cut: Cut, { from, to }: Partial<Cut>, seconds: number): Cut {
  if (from !== undefined) return { ...cut, from: tenths(Math.max(0, Math.min(from, cut.to - shortestCut))) };
  if (to === undefined) return cut;
  const end = Math.max(cut.from + shortestCut, Math.min(to, seconds));
  return { ...cut, to: end === seconds ? seconds : tenths(end) };
}

/** The cut to send; none if the whole take is kept. */
export const cutOf = ({ cut }: TakeEdit, seconds: number): { cut?: Cut } =>
  cut.from === 0 && cut.to >= seconds ? {} : { cut };
