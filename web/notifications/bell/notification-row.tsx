import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { Notification } from '#domain/notifications/contract/calls.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useNotificationKinds } from '../words.ts';

type NotificationRowProps = Readonly<{ row: Notification; isNew: boolean; onFollow: () => void }>;

export function NotificationRow({ row, isNew, onFollow }: NotificationRowProps) {
  const { i18n, t } = useLingui();
  const { dateTime } = useFormats();
  const { icon: Icon, sentence, path } = useNotificationKinds()(row.type);
  const words = sentence(row.user?.name, row.concerns);
  const title = row.title;
  const said = title ? t`${words} „${title}“` : words;
  return (
    <li className={cx('relative flex gap-3 px-5 py-3', path && 'hover:bg-sunken/60', isNew && 'bg-primary-wash/50')}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 flex-none', isNew ? 'text-primary' : 'text-ink-faint')} />
      <div className="min-w-0 flex-1 text-sm">
        <p className={cx('wrap-anywhere', isNew && 'font-[550]')}>
          {isNew && (
            <VisuallyHidden>
              <Trans>Neu:</Trans>{' '}
            </VisuallyHidden>
          )}
          {path ? (
            <Link
              href={path(row.concerns)}
              onClick={onFollow}
              className="text-ink no-underline after:absolute after:inset-0"
            >
              {said}
            </Link>
          ) : (
            said
          )}
        </p>
        <time dateTime={row.date} title={dateTime(row.date)} className="text-xs text-ink-soft">
          {relativeTime(row.date, i18n.locale) ?? <Trans>vor wenigen Sekunden</Trans>}
        </time>
      </div>
    </li>
  );
}
