import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Look, looks } from '#domain/sessions/contract/marks.ts';

type Marked = Exclude<Look, '.'>;

export const lookWords: Record<Marked, MessageDescriptor> = {
  [looks.certain]: msg`Füllwort`,
  [looks.inContext]: msg`Füllwort an dieser Stelle`,
  [looks.repetition]: msg`Wiederholung`,
};

/** A shape each beside the colour: a solid, a dashed and a double line. */
export const lookClasses: Record<Marked, string> = {
  [looks.certain]: 'bg-off-wash border-b-2 border-off',
  [looks.inContext]: 'bg-off-wash border-b-2 border-dashed border-off',
  [looks.repetition]: 'bg-near-wash border-b-4 border-double border-near',
};
