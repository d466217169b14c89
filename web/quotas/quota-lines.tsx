import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../lib/use-formats.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { classes, classWords, isUnlimited, kindWords, type Quota, type QuotaKind, type Quotas } from './quota-words.ts';

type QuotaLinesProps = Readonly<{ quotas: Quotas; kind: QuotaKind }>;

/** The usage of both classes. A class without a quota is hidden. */
export function QuotaLines({ quotas, kind }: QuotaLinesProps) {
  const { i18n } = useLingui();
  const given = classes.filter((each) => quotas[kind][each].limit !== 0);
  if (given.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>In Ihrem Zugang nicht enthalten.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      {given.map((each) => (
        <QuotaLine
          key={each}
          label={`${i18n._(kindWords[kind])}, ${i18n._(classWords[each])}`}
          name={i18n._(classWords[each])}
          quota={quotas[kind][each]}
          isTime={kind === 'live_transcription'}
        />
      ))}
    </div>
  );
}

type QuotaLineProps = Readonly<{ label: string; name: string; quota: Quota; isTime: boolean }>;

function QuotaLine({ label, name, quota, isTime }: QuotaLineProps) {
  const { t } = useLingui();
  const { duration, whole } = useFormats();
  const shown = (amount: number) => (isTime ? duration(amount) : whole(amount));
  const [used, limit] = [shown(quota.used), isUnlimited(quota) ? '∞' : shown(quota.limit)];
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <span className="text-ink-soft">{name}</span>
        <span className="tabular-nums">
          <Trans>
            {used} von {limit} verbraucht
          </Trans>
        </span>
      </div>
      {!isUnlimited(quota) && (
        <ProgressBar
          label={t`${label}: verbraucht`}
          value={quota.used / quota.limit}
          tone={quota.used >= quota.limit ? 'off' : 'primary'}
        />
      )}
    </div>
  );
}
