import { Trans } from '@lingui/react/macro';
import { MicOff } from 'lucide-react';
import { Link } from 'wouter';
import { recordingHeading, recordingWarningWords } from '#domain/sessions/contract/recording-warning-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useLocale } from '../lib/use-locale.ts';

type Warnings = NonNullable<SessionDetail['audioAnalysis']>['warnings'];

/** Faults of the recording, shown before its figures. They say nothing about the speaker. */
export function RecordingWarnings({ warnings }: Readonly<{ warnings: Warnings }>) {
  const locale = useLocale();
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="recording-warnings"
      className="rounded-lg bg-near-wash print:col-span-2 px-6 py-5 text-sm max-md:px-5"
    >
      <h2 id="recording-warnings" className="flex items-center gap-2">
        <MicOff aria-hidden="true" className="size-[18px] text-near" />
        {recordingHeading[locale]}
      </h2>
      <ul className="mt-2 grid gap-2.5">
        {warnings.map((warning) => (
          <li key={warning}>
            <b>{recordingWarningWords[warning].cause[locale]}</b> {recordingWarningWords[warning].meaning[locale]}
            {warning === 'too_quiet' && (
              <>
                {' '}
                <Link href="/calibration" className="text-primary underline underline-offset-2">
                  <Trans>Mikrofon einmessen</Trans>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
