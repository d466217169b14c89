import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Eye, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { elementTypes } from '../../../lib/element-types.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { RichTextField } from '../../../ui/form/rich-text-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSeminarPage } from '../seminar-page.ts';
import { ReportUnsaved } from '../unsaved.tsx';
import type { ElementType } from '../use-selection.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import type { TitleAndBody } from './form-values.ts';
import type { FollowedForm } from './use-seen.ts';

type ElementFrameProps<Values extends FieldValues & TitleAndBody> = Readonly<{
  type: ElementType;
  of: FollowedForm<Values>;
  isNew: boolean;
  isGone: boolean;
  /** The label of the body; by default, an optional instruction. */
  bodyLabel?: string;
  /** The participants' view of the element. */
  preview: ReactNode;
  /** The effect of saving on participants. */
  impact?: ReactNode;
  children?: ReactNode;
}>;

/** The common part of every element's form: title, text, preview, and notices around saving. */
export function ElementFrame<Values extends FieldValues & TitleAndBody>(props: ElementFrameProps<Values>) {
  const { type, of, isNew, isGone, preview, impact, children } = props;
  const [isPreview, setPreview] = useState(false);
  const { form } = of;
  const { t } = useLingui();
  const page = useSeminarPage();
  const text = { form, name: 'title' as FieldPathByValue<Values, string | undefined> };
  const body = { form, name: 'body' as FieldPathByValue<Values, string> };
  return (
    <>
      <FrameHead type={type} isNew={isNew} isPreview={isPreview} onPreview={setPreview} />
      {isPreview && preview}
      <Form form={form} className={cx('grid gap-5', isPreview && 'hidden')}>
        <ReportUnsaved form={form} />
        <TextField {...text} label={<Trans>Titel</Trans>} autoComplete="off" autoFocus={isNew} />
        <RichTextField {...body} page={page} label={props.bodyLabel ?? t`Anleitung (freiwillig)`} />
        {children}
        <ChangedElsewhere of={of} isGone={isGone} />
        {impact}
        <FormError form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          {!isNew && <ResetButton of={of} />}
          <SubmitButton form={form} size="large" needsChange={!isNew && !isGone}>
            {isNew || isGone ? <Trans>Element anlegen</Trans> : <Trans>Speichern</Trans>}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function ResetButton<Values extends FieldValues>({ of: { form, takeTheirs } }: Readonly<{ of: FollowedForm<Values> }>) {
  return (
    <Button size="large" disabled={!form.formState.isDirty} onClick={takeTheirs}>
      <Trans>Verwerfen</Trans>
    </Button>
  );
}

type FrameHeadProps = Readonly<{
  type: ElementType;
  isNew: boolean;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
}>;

function FrameHead({ type, isNew, isPreview, onPreview }: FrameHeadProps) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = elementTypes[type];
  const words = i18n._(name);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h2 className="flex items-center gap-2.5 text-lg">
        <Icon aria-hidden="true" className="size-5 text-primary" />
        {isNew ? <Trans>Neu: {words}</Trans> : words}
      </h2>
      <Button aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
        {isPreview ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isPreview ? <Trans>Weiter bearbeiten</Trans> : <Trans>Als Teilnehmer/in ansehen</Trans>}
      </Button>
    </div>
  );
}
