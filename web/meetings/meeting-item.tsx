import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarX, Pencil, Video } from 'lucide-react';
import type { Meeting } from '#domain/meetings/contract/calls.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';

/** One meeting per line; on a phone the day is above it. */
export function MeetingItem({ meeting, isOver = false }: Readonly<{ meeting: Meeting; isOver?: boolean }>) {
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 max-md:px-4">
      <Day iso={meeting.startDate} />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <h3 className="text-md wrap-anywhere">{meeting.subject}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          <Span meeting={meeting} />
        </p>
        <p className="text-xs text-ink-faint wrap-anywhere">
          <People meeting={meeting} />
          {meeting.password && !isOver && (
            <>
              {' · '}
              <Trans>
                Passwort: <code>{meeting.password}</code>
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {meeting.meetingLink && !isOver && (
          <Button asChild look="primary">
            <a href={meeting.meetingLink} target="_blank" rel="noreferrer">
              <Video aria-hidden="true" />
              <Trans>Beitreten</Trans>
            </a>
          </Button>
        )}
        {meeting.isOwner && !isOver && <OwnerMenu meeting={meeting} />}
      </div>
    </li>
  );
}

function Day({ iso }: Readonly<{ iso: string }>) {
  const { i18n } = useLingui();
  const at = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.locale, options).format(at);
  return (
    <div aria-hidden="true" className="grid w-14 flex-none justify-items-center rounded-md bg-primary-wash py-1.5">
      <span className="text-xs text-ink-soft">{part({ month: 'short' })}</span>
      <span className="font-serif text-xl leading-6 tabular-nums">{part({ day: 'numeric' })}</span>
      <span className="text-xs text-ink-soft">{part({ weekday: 'short' })}</span>
    </div>
  );
}

/** Start and end in the reader's time zone. */
function Span({ meeting: { startDate, end } }: Readonly<{ meeting: Meeting }>) {
  const { i18n } = useLingui();
  const isOfThisYear = [startDate, end].every((at) => new Date(at).getFullYear() === new Date().getFullYear());
  const format = new Intl.DateTimeFormat(i18n.locale === 'de' ? 'de-DE' : 'en-GB', {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const),
    ...(!isOfThisYear && ({ year: 'numeric' } as const)),
  });
  return <time dateTime={startDate}>{format.formatRange(new Date(startDate), new Date(end))}</time>;
}

function People({
  meeting: { isOwner, creatorName: creator, invitedUsers, extraUsers },
}: Readonly<{ meeting: Meeting }>) {
  if (!isOwner) return creator ? <Trans>Eingeladen von {creator}</Trans> : null;
  const names = [...invitedUsers.flatMap(({ name, email }) => name ?? email ?? []), ...extraUsers];
  if (names.length === 0) return <Trans>Nur für Sie</Trans>;
  const first = names.slice(0, 3).join(', ');
  const rest = names.length - 3;
  return (
    <>
      {rest > 0 ? (
        <Plural value={rest} one={`Mit ${first} und # weiteren Person`} other={`Mit ${first} und # weiteren`} />
      ) : (
        <Trans>Mit {first}</Trans>
      )}
    </>
  );
}

function OwnerMenu({ meeting }: Readonly<{ meeting: Meeting }>) {
  const { t } = useLingui();
  return (
    <ActionMenu
      label={t`Mehr zu „${meeting.subject}“`}
      actions={[
        {
          ...{ icon: Pencil, label: <Trans>Ändern</Trans> },
          window: (close) => <MeetingDialog meeting={meeting} onClose={close} />,
        },
        {
          ...{ icon: CalendarX, label: <Trans>Absagen</Trans>, danger: true },
          window: (close) => <CancelDialog meeting={meeting} onClose={close} />,
        },
      ]}
    />
  );
}
