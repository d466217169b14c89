import { Trans, useLingui } from '@lingui/react/macro';
import type { participantMatrix } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { Answer } from '../../../lib/api.ts';
import { elementTypes } from '../../../lib/element-types.ts';

type Element = Answer<typeof participantMatrix>['elements'][number];
type MatrixHeadProps = Readonly<{ blocks: SeminarDetail['blocks']; elements: readonly Element[] }>;

const looks = 'sticky top-0 z-10 border-b border-line bg-surface font-semibold';

/** Numbered as in the outline: `2.1` is the first element of the second block. */
export function MatrixHead({ blocks, elements }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={`${looks} left-0 z-20! px-4 py-2 text-left max-md:px-3`}>
          <Trans>Person</Trans>
        </th>
        {elements.map((element) => (
          <th key={element.id} scope="col" className={`${looks} px-1 py-2`}>
            <ElementHead element={element} number={numberOf(element, blocks, elements)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function numberOf({ id, blockId }: Element, blocks: MatrixHeadProps['blocks'], elements: readonly Element[]): string {
  const block = blocks.findIndex((one) => one.id === blockId) + 1;
  const inBlock = elements.filter((one) => one.blockId === blockId).findIndex((one) => one.id === id) + 1;
  return `${block}.${inBlock}`;
}

function ElementHead({ element: { title, type }, number }: Readonly<{ element: Element; number: string }>) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = elementTypes[type as keyof typeof elementTypes];
  return (
    <span title={`${title} (${i18n._(name)})`} className="grid justify-items-center gap-0.5">
      <Icon aria-hidden="true" className="size-[18px] text-ink-faint" />
      <span className="text-xs text-ink-faint tabular-nums">{number}</span>
      <span className="sr-only">{title}</span>
    </span>
  );
}
