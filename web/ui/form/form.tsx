import { lazy, type ReactNode, Suspense } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';

// Loaded on demand: most forms need no guard, and the sign-in page should not load its dialog.
const LeaveGuard = lazy(async () => ({ default: (await import('../leave-guard.tsx')).LeaveGuard }));

type FormProps<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  /** For a button outside of the form (`form="…"`). */
  id?: string;
  className?: string;
  /** Asks before leaving the page loses typed values. */
  guard?: boolean;
  children: ReactNode;
}>;

export function Form<Values extends FieldValues>({ form, id, className, guard = false, children }: FormProps<Values>) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return (
    <form id={id} className={className} noValidate onSubmit={(event) => void form.submit(event)}>
      {children}
      {guard && isDirty && (
        <Suspense>
          <LeaveGuard active={!isSubmitting} />
        </Suspense>
      )}
    </form>
  );
}
