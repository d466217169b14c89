import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { clockTime, secondsOfLength } from '#domain/sessions/contract/clock-time.ts';
import { kindNames, languageNames } from '#domain/sessions/contract/kind-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { type AnalysisState, analysisState, SessionMenu, statusShown, TagLinks } from '../sessions/for-others.ts';
import { ShareButton } from '../shares/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ReportFileButton } from './report-file-button.tsx';

const tones = { running: 'primary', succeeded: 'good', failed: 'off' } as const satisfies Record<AnalysisState, string>;

export function SessionHeader({ session }: Readonly<{ session: SessionDetail }>) {
  const { t } = useLingui();
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <Link
          href="/sessions/list"
          className="inline-flex min-h-6 w-fit items-center text-sm text-ink-faint no-underline hover:text-ink max-md:min-h-touch print:hidden"
        >
          <Trans>Vorträge</Trans>
          <span aria-hidden="true" className="ml-1">
            ›
          </span>
        </Link>
        <h1 className="wrap-anywhere">{session.name}</h1>
        <Facts session={session} />
      </div>
      <div className="flex flex-none flex-wrap justify-end gap-2">
        <ShareButton session={session} />
        {analysisState(session) === 'succeeded' && <PrintButton />}
        {analysisState(session) === 'succeeded' && <ReportFileButton session={session} />}
        <Suspense
          fallback={
            <Button size="icon" disabled aria-label={t`Mehr zu „${session.name}“`}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <SessionMenu session={session} look="plain" />
        </Suspense>
      </div>
    </header>
  );
}

function Facts({ session }: Readonly<{ session: SessionDetail }>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { dateTime } = useFormats();
  const seconds = session.duration ?? secondsOfLength(session.sessionLength);
  const facts = [dateTime(session.recordingDate), seconds !== undefined && `${clockTime(seconds)} min`];
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-ink-soft tabular-nums">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      <Chip>{languageNames[session.locale][locale]}</Chip>
      <Chip>{kindNames[session.kind][locale]}</Chip>
      <Chip tone={tones[analysisState(session)]}>{i18n._(statusShown(session.analysisStatus).words)}</Chip>
      <TagLinks tags={session.tags} />
    </div>
  );
}

/** Prints the page as it is on the screen. */
function PrintButton() {
  const { t } = useLingui();
  return (
    <Button size="icon" aria-label={t`Drucken`} onClick={() => print()} className="max-md:hidden">
      <Printer aria-hidden="true" />
    </Button>
  );
}
