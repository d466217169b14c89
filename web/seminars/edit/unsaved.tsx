import { Trans } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';

type Unsaved = Readonly<{
  report: (isDirty: boolean) => void;
  /** Runs the action, or asks first if typed values would be lost. */
  leave: (run: () => void) => void;
}>;

const Context = createContext<Unsaved>({ report: () => {}, leave: (run) => run() });

export const useLeave = () => useContext(Context).leave;

type UnsavedGuardProps = Readonly<{
  /** Whether something besides a form is unsaved. */
  also: boolean;
  back: string;
  children: ReactNode;
}>;

/** Asks before unsaved values are lost, on a change of the element or the page. */
export function UnsavedGuard({ also, back, children }: UnsavedGuardProps) {
  const [isDirty, setDirty] = useState(false);
  const [asked, setAsked] = useState<Readonly<{ run: () => void }>>();
  const value = useMemo(
    () => ({ report: setDirty, leave: (run: () => void) => (isDirty ? setAsked({ run }) : run()) }),
    [isDirty],
  );
  return (
    <Context value={value}>
      {children}
      <LeaveGuard active={isDirty || also} back={back} />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={<Trans>Weiter, ohne zu speichern?</Trans>}
        description={<Trans>Was Sie hier geändert haben, geht dann verloren.</Trans>}
        confirm={<Trans>Änderungen verwerfen</Trans>}
        onConfirm={() => {
          asked?.run();
          setAsked(undefined);
          setDirty(false);
        }}
      />
    </Context>
  );
}

/** Reports whether the form has unsaved values. */
export function ReportUnsaved<Values extends FieldValues>({ form }: Readonly<{ form: AppForm<Values> }>) {
  const { isDirty } = useFormState({ control: form.control });
  const { report } = useContext(Context);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
  return null;
}
