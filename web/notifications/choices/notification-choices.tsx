import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../ui/error-state.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { ShownKind } from '../shown-kind.ts';
import { topicWords, useNotificationKinds } from '../words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { MailTimes } from './mail-times.tsx';
import { type Choices, useChoices } from './use-choices.ts';

/** For each type of notification: in the bell, by mail, or neither. */
export function NotificationChoices() {
  return (
    <SettingsSection
      title={<Trans>Benachrichtigungen</Trans>}
      text={<Trans>Wählen Sie, was in der Glocke steht und worüber Sie eine Mail bekommen.</Trans>}
    >
      <Rows />
    </SettingsSection>
  );
}

function Rows() {
  const { i18n } = useLingui();
  const kindOf = useNotificationKinds();
  const { choices, choose, chooseMails, rest } = useChoices();
  if (choices.data) {
    return (
      <div className="grid gap-8">
        <MailTimes choices={choices.data} onMails={chooseMails} onRest={rest} />
        {byTopic(choices.data, (type) => kindOf(type).topic).map(({ topic, types }) => (
          <section key={topic} aria-label={i18n._(topicWords[topic])} className="grid gap-1">
            <h3 className="border-b border-line pb-2 font-sans text-sm font-[550] text-ink-soft">
              {i18n._(topicWords[topic])}
            </h3>
            <ul className="grid divide-y divide-line">
              {types.map(([type, choice]) => (
                <ChoiceRow
                  key={type}
                  label={kindOf(type).label}
                  choice={choice}
                  onChange={(changed) => choose(type, changed)}
                />
              ))}
            </ul>
          </section>
        ))}
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

type Topic = ShownKind['topic'];

/** The types of notification, grouped by topic. */
function byTopic({ types }: Choices, topicOf: (type: string) => Topic) {
  const all = Object.entries(types);
  return (Object.keys(topicWords) as Topic[])
    .map((topic) => ({ topic, types: all.filter(([type]) => topicOf(type) === topic) }))
    .filter((section) => section.types.length > 0);
}
