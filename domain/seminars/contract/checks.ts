import type { ElementRules } from './outline.ts';

type Checked = Readonly<{
  blocks: readonly Readonly<{ id: string; elements: readonly Readonly<{ id: string; rules: ElementRules }>[] }>[];
  hasCriteria: boolean;
}>;

export const checkCodes = [
  'no_elements',
  'empty_block',
  'nothing_to_give_feedback_on',
  'nobody_has_to_share',
  'feedback_from_nobody',
  'no_criteria',
] as const;

/** `isBlocking`: it has to be fixed before the seminar can be published. */
export type Check = Readonly<{
  code: (typeof checkCodes)[number];
  isBlocking: boolean;
  blockId?: string;
  elementId?: string;
}>;

/** Gaps that prevent participants from completing the seminar (`isBlocking`), and possible oversights. */
export function publishChecks({ blocks, hasCriteria }: Checked): readonly Check[] {
  const elements = blocks.flatMap((block) => block.elements);
  if (elements.length === 0) return [{ code: 'no_elements', isBlocking: true }];
  return [
    ...blocks.flatMap((block): readonly Check[] =>
      block.elements.length === 0 ? [{ code: 'empty_block', isBlocking: false, blockId: block.id }] : [],
    ),
    ...elements.flatMap(({ id, rules }) => elementChecks(id, rules, elements)),
    ...elements.flatMap(({ id, rules }): readonly Check[] =>
      !hasCriteria && 'byCriteria' in rules && rules.byCriteria
        ? [{ code: 'no_criteria', isBlocking: false, elementId: id }]
        : [],
    ),
  ];
}

function elementChecks(
  elementId: string,
  rules: ElementRules,
  elements: Checked['blocks'][number]['elements'],
): readonly Check[] {
  if (rules.type === 'watch_feedback') {
    const isGiven = elements.some((element) => element.rules.type === 'give_feedback');
    return isGiven ? [] : [{ code: 'feedback_from_nobody', isBlocking: false, elementId }];
  }
  if (rules.type !== 'give_feedback') return [];
  const target = elements.find(({ id }) => id === rules.forElement)?.rules;
  if (target?.type !== 'video_presentation' || !target.rateableSubmissions)
    return [{ code: 'nothing_to_give_feedback_on', isBlocking: true, elementId }];
  return target.requiredNumShared === 0 ? [{ code: 'nobody_has_to_share', isBlocking: false, elementId }] : [];
}
