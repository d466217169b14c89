import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { KeepAccount } from './settings/keep-account.tsx';

/** Shown on every page until the account is deleted. */
export function DeletionBanner() {
  const { t } = useLingui();
  const { erasesAt } = useCurrentUser();
  const formats = useFormats();
  if (!erasesAt) return null;
  const day = formats.dateTime(erasesAt);
  return (
    <section
      aria-label={t`Löschen des Kontos`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-off-wash px-8 py-2.5 text-sm max-md:px-4 print:hidden"
    >
      <Hourglass aria-hidden="true" className="size-5 text-off max-md:hidden" />
      <p className="min-w-0 flex-1 basis-64">
        <Trans>
          Ihr Konto wird am <b>{day}</b> mit allen Vorträgen gelöscht.
        </Trans>
      </p>
      <KeepAccount />
    </section>
  );
}
