import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field.tsx';
import { Skeleton } from '../skeleton.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

const RichTextEditor = lazy(() => import('../rich-text-editor.tsx'));

type RichTextFieldProps<Values extends FieldValues> = BoundField<Values, string> & Readonly<{ label: string }>;

/** A text with headings, lists and links, as HTML. */
export function RichTextField<Values extends FieldValues>({ form, name, label }: RichTextFieldProps<Values>) {
  const { field, error } = useBoundField<Values, string>({ form, name });
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <RichTextEditor {...control} label={label} value={field.value} onChange={field.onChange} />
        </Suspense>
      )}
    </Field>
  );
}
