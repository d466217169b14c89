import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { elementTypes } from '../../../lib/element-types.ts';
import { Button } from '../../../ui/button.tsx';
import { readingText, WrittenText } from '../../../ui/written-text.tsx';
import { useSeminarPage } from '../seminar-page.ts';
import type { ElementType } from '../use-selection.ts';

type PreviewProps<Values extends FieldValues> = Readonly<{
  type: ElementType;
  control: Control<Values>;
  /** The verb on the participants' button. */
  done: ReactNode;
  children?: (values: Values) => ReactNode;
}>;

/** The participants' view of an element, from the values in the form. Nothing in it is sent. */
export function Preview<Values extends FieldValues>({ type, control, done, children }: PreviewProps<Values>) {
  const { i18n } = useLingui();
  const page = useSeminarPage();
  const values = useWatch({ control }) as Values;
  return (
    <article className="grid gap-4 rounded-md border border-dashed border-line-strong p-6 max-md:p-4">
      <p className="text-xs text-ink-faint">{i18n._(elementTypes[type].name)}</p>
      <h3 className="font-display text-xl font-semibold wrap-anywhere">
        {values.title || <Trans>Noch ohne Titel</Trans>}
      </h3>
      {values.body && (
        <div className={type === 'read_text' ? readingText : 'max-w-reading'}>
          <WrittenText text={values.body} files={page?.files} />
        </div>
      )}
      {children?.(values)}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <Button disabled>
          <Trans>Überspringen</Trans>
        </Button>
        <Button disabled look="primary" size="large">
          {done}
        </Button>
      </div>
      <p className="text-xs text-ink-faint">
        <Trans>So sehen es Teilnehmende. Abgegeben wird hier nichts.</Trans>
      </p>
    </article>
  );
}
