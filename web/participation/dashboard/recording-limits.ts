import type { ElementOf } from '../elements/element-props.ts';

type Limits = Readonly<{ expectedLength: number; maxLength: number; shortLength: number }>;
type Timed = Pick<ElementOf<'video_presentation'>, 'isTimed' | 'expectedLen' | 'maxLen'>;

/** The limits in seconds: the element's own, or else the general ones. A talk of the expected length is not short. */
export function limitsFor({ isTimed, expectedLen, maxLen }: Timed, general: Limits): Limits {
  if (!isTimed) return general;
  const maxLength = maxLen ? Math.min(maxLen, general.maxLength) : general.maxLength;
  const expectedLength = Math.min(expectedLen || maxLen || general.expectedLength, maxLength);
  return { expectedLength, maxLength, shortLength: Math.min(general.shortLength, expectedLength) };
}
