import { type Look, looks } from '#domain/sessions/contract/marks.ts';

/** Each look has its own line besides the colour: solid, dashed or double. */
export const lookClasses: Record<Exclude<Look, '.'>, string> = {
  [looks.certain]: 'bg-off-wash border-b-2 border-off',
  [looks.inContext]: 'bg-off-wash border-b-2 border-dashed border-off',
  [looks.repetition]: 'bg-near-wash border-b-4 border-double border-near',
};
