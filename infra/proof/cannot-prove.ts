/** The most events in one proof file, which is made, sent and checked in memory. */
export const mostProven = 100_000;

export class CannotProve extends Error {
  override readonly name = 'CannotProve';
  readonly why: 'nothing_signed' | 'nothing_found' | 'too_many' | 'not_grown';

  constructor(why: CannotProve['why']) {
    super(words[why]);
    this.why = why;
  }
}

const words = {
  nothing_signed: 'no head was signed yet: wait for the next hour, or run npm run audit -- sign',
  nothing_found: 'nothing was found under the last signed head',
  too_many: `more than ${mostProven} events: choose fewer`,
  not_grown: 'a head that was kept is of another log, or of more entries than the last one here',
} as const;
