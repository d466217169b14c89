import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { FollowedForm } from './use-seen.ts';

type ChangedElsewhereProps<Values extends FieldValues> = Readonly<{ of: FollowedForm<Values>; isGone: boolean }>;

/** Shown when somebody else saved or deleted the element: typed values stay, and nothing is overwritten unknowingly. */
export function ChangedElsewhere<Values extends FieldValues>({ of, isGone }: ChangedElsewhereProps<Values>) {
  if (isGone) {
    return (
      <Notice>
        <Trans>
          Dieses Element wurde inzwischen anderswo gelöscht. Was hier steht, ist noch da: Sie können es als neues
          Element anlegen.
        </Trans>
      </Notice>
    );
  }
  if (!of.isOutdated) return null;
  return (
    <Notice
      actions={
        <>
          <Button onClick={of.takeTheirs}>
            <Trans>Andere Fassung übernehmen</Trans>
          </Button>
          <Button onClick={of.keepMine}>
            <Trans>Meine behalten</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Das wurde inzwischen anderswo geändert. Ihre Eingaben stehen noch hier. Behalten Sie Ihre, dann ersetzt das
        nächste Speichern die andere Fassung.
      </Trans>
    </Notice>
  );
}

const Notice = ({ children, actions }: Readonly<{ children: ReactNode; actions?: ReactNode }>) => (
  <div role="alert" className="grid gap-3 rounded-md bg-near-wash px-4 py-3 text-sm">
    <p className="flex gap-2.5">
      <Users aria-hidden="true" className="mt-px size-[18px] text-near" />
      <span className="min-w-0">{children}</span>
    </p>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
