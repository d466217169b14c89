import { Trans } from '@lingui/react/macro';
import { SquareDashed } from 'lucide-react';
import { useRef } from 'react';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import type { GapTextValues } from './form-values.ts';

/** A text with a button that turns the selection into a gap. */
export function GapTextField({ form }: Readonly<{ form: AppForm<GapTextValues> }>) {
  const around = useRef<HTMLDivElement>(null);
  function insert() {
    const area = around.current?.querySelector('textarea');
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    form.setValue('text', `${value.slice(0, start)}__${value.slice(end)}`, { shouldDirty: true, shouldValidate: true });
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(start + 2, start + 2));
  }
  return (
    <div ref={around} className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <TextAreaField
        form={form}
        name="text"
        rows={6}
        label={<Trans>Text mit Lücken</Trans>}
        hint={<Trans>Zwei Unterstriche (__) sind eine Lücke.</Trans>}
      />
      <Button onClick={insert}>
        <SquareDashed aria-hidden="true" />
        <Trans>Lücke einfügen</Trans>
      </Button>
    </div>
  );
}
