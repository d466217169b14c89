import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { analysisState, statusShown } from '../analysis-status.ts';

/** The score of a talk, the progress of its analysis, or why it has no score. */
export function RowState({ session }: Readonly<{ session: SessionRow }>) {
  const state = analysisState(session);
  if (state === 'running') return <Running status={session.analysisStatus} />;
  if (state === 'failed') return null;
  if (session.sessionScore !== null) return <ScoreRing score={session.sessionScore} total={session.scoreTotal} />;
  return (
    <span className="text-xs text-ink-faint">
      <Trans>kein Wert</Trans>
    </span>
  );
}

function Running({ status }: Readonly<{ status: string }>) {
  const { i18n } = useLingui();
  const { words, share } = statusShown(status);
  const text = i18n._(words);
  return (
    // On a phone the progress is below the name.
    <span className="grid w-36 gap-1.5 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:mt-1.5 max-md:w-full">
      <span className="text-xs text-ink-soft">{text} …</span>
      <ProgressBar label={text} value={share} />
    </span>
  );
}
