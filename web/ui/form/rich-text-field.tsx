import { lazy, type ReactNode, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditorPage } from '../editor/rich-text-editor.tsx';
import { Field } from '../field.tsx';
import { Skeleton } from '../skeleton.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

const RichTextEditor = lazy(() => import('../editor/rich-text-editor.tsx'));

type RichTextFieldProps<Values extends FieldValues> = BoundField<Values, string> &
  Readonly<{ label: string; hint?: ReactNode; page?: EditorPage | undefined }>;

/** A text with headings, lists and links, as HTML. */
export function RichTextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  page,
}: RichTextFieldProps<Values>) {
  const { field, error } = useBoundField<Values, string>({ form, name });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <RichTextEditor {...control} page={page} label={label} value={field.value} onChange={field.onChange} />
        </Suspense>
      )}
    </Field>
  );
}
