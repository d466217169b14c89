import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeminarDetail, SeminarElement } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../lib/element-types.ts';
import { Card } from '../../ui/card.tsx';
import { LongWrittenText } from '../../ui/long-text.tsx';
import { WrittenText } from '../../ui/written-text.tsx';

/** The description of a seminar, and its blocks with their elements. */
export function SeminarContents({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const { description, blocks, elements, files } = seminar;
  return (
    <div className="grid min-w-0 gap-8">
      <LongWrittenText text={description} className="max-w-reading text-lg leading-relaxed" />
      <section className="grid gap-4">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg">
          <Trans>Was darin vorkommt</Trans>
          <span className="text-sm font-normal text-ink-faint">
            <Plural value={elements} one="# Element" other="# Elemente" />
          </span>
        </h2>
        {blocks.length === 0 && (
          <p className="text-ink-soft">
            <Trans>Hier steht noch nichts.</Trans>
          </p>
        )}
        {blocks.map((block, index) => (
          <Block key={block.id} block={block} files={files} number={index + 1} />
        ))}
      </section>
    </div>
  );
}

type BlockProps = Readonly<{
  block: SeminarDetail['blocks'][number];
  files: SeminarDetail['files'];
  number: number;
}>;

const Block = ({ block: { title, description, elements }, files, number }: BlockProps) => (
  <Card className="grid gap-3 p-5 max-md:p-4">
    <div className="grid gap-1">
      <h3 className="text-md wrap-anywhere">
        {number} · {title}
      </h3>
      {description && (
        <div className="max-w-reading text-sm text-ink-soft">
          <WrittenText text={description} files={files} />
        </div>
      )}
    </div>
    {elements.length > 0 && (
      <ul className="grid gap-2.5">
        {elements.map((element) => (
          <ElementLine key={element.id} element={element} />
        ))}
      </ul>
    )}
  </Card>
);

function ElementLine({ element: { type, title } }: Readonly<{ element: SeminarElement }>) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = elementTypes[type];
  return (
    <li className="flex items-baseline gap-3 text-sm">
      <Icon aria-hidden="true" className="size-[18px] translate-y-1 text-ink-faint" />
      <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
      <span className="text-xs whitespace-nowrap text-ink-faint">{i18n._(name)}</span>
    </li>
  );
}
