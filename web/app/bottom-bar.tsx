import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Ellipsis, Mic, Upload } from 'lucide-react';
import { Link } from 'wouter';
import { usePermitted } from '../lib/current-user.tsx';
import { mayUpload } from '../lib/gates.ts';
import type { NavEntry } from '../lib/web-area.ts';
import { openUpload } from '../sessions/upload-state.ts';
import { NavBadge } from './nav-badge.tsx';
import { useIsCurrent, useMakes, usePhoneNavigation } from './navigation.ts';
import { ProfileMenuButton } from './profile-menu-button.tsx';

const cell =
  'relative grid h-full min-w-0 flex-1 place-content-center justify-items-center gap-[3px] text-[11px] font-[550] no-underline';

/** The phone's navigation: the record button in the middle, under the thumb. */
export function BottomBar() {
  const { t } = useLingui();
  const { inBar } = usePhoneNavigation();
  const makes = useMakes();
  const mayUploadToo = usePermitted(mayUpload);
  return (
    <nav
      aria-label={t`Hauptnavigation`}
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(68px+env(safe-area-inset-bottom))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] text-ink-soft md:hidden print:hidden"
    >
      {inBar.map((entry) => (
        <BarLink key={entry.href} entry={entry} />
      ))}
      {makes && <RecordLink />}
      {makes && mayUploadToo && <UploadCell />}
      <ProfileMenuButton>
        <button type="button" className={cell}>
          <Ellipsis aria-hidden="true" className="size-5" />
          <Trans>Mehr</Trans>
        </button>
      </ProfileMenuButton>
    </nav>
  );
}

function BarLink({ entry }: Readonly<{ entry: NavEntry }>) {
  const { i18n } = useLingui();
  const current = useIsCurrent(entry);
  return (
    <Link href={entry.href} aria-current={current ? 'page' : undefined} className={cx(cell, current && 'text-primary')}>
      <entry.icon aria-hidden="true" className="size-5" />
      <span className="truncate">{i18n._(entry.label)}</span>
      {entry.useBadge && <NavBadge useBadge={entry.useBadge} className="absolute top-2 left-1/2" />}
    </Link>
  );
}

function RecordLink() {
  const { t } = useLingui();
  return (
    <Link href="/liverecorder" aria-label={t`Aufnehmen`} className={cell}>
      <span className="grid size-[46px] place-items-center rounded-full bg-record text-record-ink">
        <Mic aria-hidden="true" className="size-5" />
      </span>
    </Link>
  );
}

function UploadCell() {
  return (
    <button type="button" className={cell} onClick={() => openUpload()}>
      <Upload aria-hidden="true" className="size-5" />
      <Trans>Hochladen</Trans>
    </button>
  );
}
