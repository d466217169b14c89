import type { ElementOf } from '../elements/element-props.ts';

type Limits = Readonly<{ expectedLength: number; maxLength: number; shortLength: number }>;
type Timed = Pick<ElementOf<'video_presentation'>, 'isTimed' | 'expectedLen' | 'maxLen'>;

/** In seconds: those of the element, where it has any. A talk of the length that was asked for is not short. */
export function limitsFor({ isTimed, expectedLen, maxLen }: Timed, general: Limits): Limits {
  if (!isTimed) return general;
  const maxLength = maxLen ? Math.min(maxLen, general.maxLength) : general.maxLength;
  const expectedLength = Math.min(expectedLen || maxLen || general.expectedLength, maxLength);
  return { expectedLength, maxLength, shortLength: Math.min(general.shortLength, expectedLength) };
}
