import type { Answer } from './world.ts';

/** `unavailable` and `busy`: nothing is done; `lost answer`: it is done, and nobody hears of it. */
export type Fault = 'unavailable' | 'busy' | 'lost answer';

/** What the next calls meet, in their order. */
export function faults() {
  const planned: Fault[] = [];
  return {
    failNext: (fault: Fault, times = 1) => void planned.push(...Array.from({ length: times }, () => fault)),
    /** Null: the connection ends without an answer. */
    meet(answer: () => Answer): Answer | null {
      const fault = planned.shift();
      if (fault === 'unavailable') return refusal(503, 'api_error', 'The service is unavailable.');
      if (fault === 'busy') return refusal(429, 'rate_limit_error', 'Too many requests.');
      const answered = answer();
      return fault === 'lost answer' ? null : answered;
    },
  };
}

const refusal = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});
