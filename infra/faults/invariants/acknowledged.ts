import type { Acknowledged, LogCheck } from './verdict.ts';

/** I1: what was acknowledged is in the log, where the answer said. */
export function acknowledgedCheck(acknowledged: readonly Acknowledged[]): LogCheck {
  const missing = new Map(acknowledged.map((answer) => [`${answer.stream} ${answer.position}`, answer]));
  return {
    see: ({ stream, position }) => void missing.delete(`${stream} ${position}`),
    async verdict() {
      const wrong = [...missing.values()].map(
        ({ stream, position }) => `${stream} was acknowledged at position ${position}, and is not there`,
      );
      return { invariant: 'I1 what was acknowledged is in the log', checked: acknowledged.length, wrong };
    },
  };
}
