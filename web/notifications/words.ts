import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useLocale } from '../lib/use-locale.ts';
import { type ShownKind, shownKind } from './shown-kind.ts';

/** The headings of the notification settings, in their order. */
export const topicWords: Readonly<Record<ShownKind['topic'], MessageDescriptor>> = {
  talks: msg`Vorträge`,
  goals: msg`Ziele`,
  seminars: msg`Seminare`,
  groups: msg`Gruppen und Einladungen`,
  meetings: msg`Treffen`,
  account: msg`Konto und Firma`,
  other: msg`Weiteres`,
};

/** Words for each type of notification. */
export function useNotificationKinds(): (type: string) => ShownKind {
  const locale = useLocale();
  const { t } = useLingui();
  return (type) =>
    // A newer server may send types that this version does not know.
    shownKind(type, locale) ?? {
      topic: 'other',
      label: t`Weitere Nachrichten`,
      icon: Bell,
      sentence: () =>
        t`Sie haben eine Nachricht, die diese Version noch nicht anzeigen kann. Bitte laden Sie die Seite neu.`,
    };
}
