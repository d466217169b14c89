import type { ElementRules, Outline, OutlineElement } from '#domain/seminars/contract/outline.ts';

export const idFor = (n: number): string => n.toString(16).padStart(32, '0');

/** An element whose rules changed at these revisions of the seminar. */
export function element(
  n: number,
  ...versions: [ElementRules, ...(readonly [number, ElementRules])[]]
): OutlineElement {
  const [first, ...later] = versions as [ElementRules, ...(readonly [number, ElementRules])[]];
  return {
    id: idFor(n),
    versions: [{ since: 0, rules: first }, ...later.map(([since, rules]) => ({ since, rules }))],
  };
}

/** Blocks of elements, at a revision. */
export const outline = (revision: number, ...blocks: OutlineElement[][]): Outline => ({
  revision,
  earlierOrders: [],
  blocks: blocks.map((elements, n) => ({ id: idFor(1_000 + n), elements })),
});

type Presentation = Extract<ElementRules, { type: 'video_presentation' }>;

export const presentation = (change: Partial<Presentation> = {}): Presentation => ({
  type: 'video_presentation',
  ...{ requiredSubmissions: 1, maxSubmissions: 3, rateableSubmissions: true, requiredNumShared: 0, maxNumShared: 2 },
  ownerSeesReport: false,
  ...change,
});

export const readText = { type: 'read_text' } as const satisfies ElementRules;
