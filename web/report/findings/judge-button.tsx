import { Trans, useLingui } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { useJudgeFinding } from './judge-finding.ts';

type JudgeButtonProps = Readonly<{
  sessionId: string;
  finding: Readonly<{ id: string; text: string; offset: number; dismissed: boolean }>;
}>;

/** Dismisses a wrong finding, or undoes that. */
export function JudgeButton({ sessionId, finding: { id, text, offset, dismissed } }: JudgeButtonProps) {
  const { t } = useLingui();
  const judge = useJudgeFinding(sessionId, id);
  const at = clockTime(offset);
  return (
    <button
      type="button"
      aria-label={dismissed ? t`Doch zählen: „${text}“ bei ${at}` : t`Zählt nicht: „${text}“ bei ${at}`}
      onClick={() => judge.mutate({ findingId: id, dismissed: !dismissed })}
      className="h-[26px] rounded-sm px-2 text-xs font-[550] whitespace-nowrap text-ink-soft underline underline-offset-2 hover:bg-sunken hover:text-ink max-md:min-h-touch print:hidden"
    >
      {dismissed ? <Trans>Doch zählen</Trans> : <Trans>Zählt nicht</Trans>}
    </button>
  );
}
