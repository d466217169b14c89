import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';

export type Check = NonNullable<SeminarDetail['checks']>[number];

/** The fault of a named block or element, in words. */
export function checkWords({ code }: Check, name: string): ReactNode {
  switch (code) {
    case 'no_elements':
      return <Trans>Das Seminar hat noch kein Element.</Trans>;
    case 'empty_block':
      return <Trans>Der Block „{name}“ ist leer.</Trans>;
    case 'nothing_to_give_feedback_on':
      return <Trans>„{name}“: Zu dem gewählten Element kann niemand Rückmeldung geben.</Trans>;
    case 'nobody_has_to_share':
      return <Trans>„{name}“: Es kann leer bleiben, weil niemand einen Vortrag teilen muss.</Trans>;
    case 'no_criteria':
      return <Trans>„{name}“: Im Bewertungsbogen steht noch kein Kriterium.</Trans>;
    case 'feedback_from_nobody':
      return <Trans>„{name}“: Es gibt kein Element, in dem andere Rückmeldung geben.</Trans>;
  }
}

export function namedIn({ blocks }: SeminarDetail, { blockId, elementId }: Check): string {
  if (blockId) return blocks.find(({ id }) => id === blockId)?.title ?? '';
  return blocks.flatMap(({ elements }) => elements).find(({ id }) => id === elementId)?.title ?? '';
}
