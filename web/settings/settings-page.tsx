import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { MyData } from './my-data.tsx';

/** One section below the other. */
export function SettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Einstellungen`}</PageTitle>
      <PageHeader title={<Trans>Einstellungen</Trans>} />
      <div className="grid gap-5">
        <MyData />
      </div>
    </>
  );
}
