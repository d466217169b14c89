import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'wouter';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HealthTab } from './health-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { TimetableTab } from './timetable-tab.tsx';

/** Health, jobs, schedules and settings, each in a tab. */
export function OperationsPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const tabs = [
    { value: 'health', label: <Trans>Zustand</Trans>, content: <HealthTab /> },
    { value: 'jobs', label: <Trans>Aufgaben und Post</Trans>, content: <JobsTab /> },
    { value: 'timetable', label: <Trans>Zeitplan</Trans>, content: <TimetableTab /> },
    { value: 'settings', label: <Trans>Einstellungen</Trans>, content: <SettingsTab /> },
  ];
  return (
    <>
      <PageHeader
        title={<Trans>Betrieb</Trans>}
        below={<Trans>Was läuft, was hängt, und was als Nächstes zu tun ist</Trans>}
      />
      <Tabs
        label={t`Betrieb`}
        tabs={tabs}
        value={params.get('tab') ?? 'health'}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
    </>
  );
}
