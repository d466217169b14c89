import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { SharedSession } from '#domain/shares/contract/calls.ts';
import { relativeTime } from '../lib/relative-time.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Chip } from '../ui/chip.tsx';

export function SharedRow({ talk }: Readonly<{ talk: SharedSession }>) {
  const { i18n, t } = useLingui();
  const { shortDateTime } = useFormats();
  const { sessionId, sessionName, sharingName, createdAt, duration, until, withMedia } = talk;
  const facts = [
    sharingName,
    relativeTime(createdAt, i18n.locale) ?? t`gerade eben`,
    ...(duration === null ? [] : [`${clockTime(duration)} min`]),
    ...(withMedia ? [] : [t`ohne Aufnahme`]),
  ];
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-0 hover:bg-sunken">
      <Avatar name={sharingName} picture={talk.profilePicture} />
      <div className="min-w-0 flex-1 basis-56">
        <Link
          href={`/sessions/shared/talk/${sessionId}`}
          className="font-[550] wrap-anywhere text-ink no-underline after:absolute after:inset-0"
        >
          {sessionName}
        </Link>
        <p className="text-sm wrap-anywhere text-ink-faint">{facts.join(' · ')}</p>
      </div>
      {until && (
        <span className="text-sm text-ink-soft">
          <Trans>bis {shortDateTime(until)}</Trans>
        </span>
      )}
      <State talk={talk} />
    </li>
  );
}

function State({ talk: { isNew, hasFeedback, hasFeedbackBeenRead } }: Readonly<{ talk: SharedSession }>) {
  if (hasFeedback) {
    return (
      <Chip tone="good">
        {hasFeedbackBeenRead ? <Trans>Rückmeldung gelesen</Trans> : <Trans>Rückmeldung gegeben</Trans>}
      </Chip>
    );
  }
  return isNew ? (
    <Chip tone="primary">
      <Trans>Neu</Trans>
    </Chip>
  ) : (
    <Chip>
      <Trans>Ohne Rückmeldung</Trans>
    </Chip>
  );
}
