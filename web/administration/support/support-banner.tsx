import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { endSupport, supportedPerson } from '../../lib/support-mode.ts';
import { Button } from '../../ui/button.tsx';
import { SupportNotice } from './support-notice.tsx';

/** A banner above every page: this tab looks into another account, or somebody may look into one's own. */
export const SupportBanner = () => (supportedPerson() === undefined ? <SupportNotice /> : <LookingIn />);

function LookingIn() {
  const { t } = useLingui();
  const { firstName, lastName } = useCurrentUser();
  const name = `${firstName} ${lastName}`;
  return (
    <section
      aria-label={t`Sie sehen ein fremdes Konto`}
      className="flex flex-wrap items-center gap-3 border-b border-line bg-near-wash px-8 py-2 text-sm max-md:px-4 print:hidden"
    >
      <Eye aria-hidden="true" className="size-5 flex-none text-near" />
      <p className="min-w-0 flex-1">
        <Trans>
          Sie sehen das Konto von <strong>{name}</strong> so wie die Person selbst. Ändern können Sie darin nichts.
        </Trans>
      </p>
      <Button onClick={endSupport}>
        <Trans>Zurück zur Verwaltung</Trans>
      </Button>
    </section>
  );
}
