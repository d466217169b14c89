import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../ui/error-state.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useChoices } from './use-choices.ts';

/** How somebody wants to hear of what: in the bell, by mail, or not at all. */
export function NotificationChoices() {
  return (
    <SettingsSection
      title={<Trans>Benachrichtigungen</Trans>}
      text={
        <Trans>
          Wählen Sie, was in der Glocke steht und worüber Sie eine Mail bekommen. Was einmal am Tag kommt, steht morgens
          in einer Mail; was Sie schon gesehen haben, steht nicht darin.
        </Trans>
      }
    >
      <Rows />
    </SettingsSection>
  );
}

function Rows() {
  const { choices, choose, rest } = useChoices();
  if (choices.data) {
    return (
      <div className="grid gap-6">
        <ul className="grid divide-y divide-line">
          {Object.entries(choices.data.types).map(([type, choice]) => (
            <ChoiceRow key={type} type={type} choice={choice} onChange={(changed) => choose(type, changed)} />
          ))}
        </ul>
        <QuietHours hours={choices.data.quietHours} onChange={rest} />
      </div>
    );
  }
  if (choices.isError) return <ErrorState error={choices.error} retry={() => void choices.refetch()} />;
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}
