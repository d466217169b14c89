import type { ElementOf } from '../elements/element-props.ts';

type Limits = Readonly<{ expectedLength: number; maxLength: number; shortLength: number }>;
type Timed = Pick<ElementOf<'video_presentation'>, 'isTimed' | 'expectedLen' | 'maxLen'>;

/** In seconds: those of the element; 0 is no limit, and then that of every recording applies. */
export function limitsFor({ isTimed, expectedLen, maxLen }: Timed, general: Limits): Limits {
  if (!isTimed) return general;
  return {
    ...general,
    expectedLength: expectedLen || maxLen || general.expectedLength,
    maxLength: maxLen || general.maxLength,
  };
}
