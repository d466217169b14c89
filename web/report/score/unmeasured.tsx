import { Trans, useLingui } from '@lingui/react/macro';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { ScorePart, SessionDetail } from '#domain/sessions/contract/report.ts';
import { nothingEstimated, reasonWords, unmeasuredHeading } from '#domain/sessions/contract/score-words.ts';
import { useLocale } from '../../lib/use-locale.ts';

type Parts = SessionDetail['scoreParts'];

/** Unmeasured parts with their reasons. They do not count as zero. */
export function Unmeasured({ parts }: Readonly<{ parts: Parts }>) {
  const locale = useLocale();
  const missing = parts.filter(({ score }) => score === null);
  if (missing.length === 0) return null;
  const withoutWords = missing.some(({ reason }) => reason === 'no_words');
  return (
    <div className="mt-3 border-t border-line pt-3 text-xs text-ink-faint">
      <h3 className="text-xs text-ink-soft">{unmeasuredHeading[locale]}</h3>
      <ul className="mt-1 grid gap-0.5">
        {byReason(missing).map(({ reason, names }) => (
          <MissingParts key={reason} reason={reason} names={names} />
        ))}
      </ul>
      {withoutWords && (
        <p className="mt-2">
          <Trans>Was mit Wörtern zu tun hat, braucht einen Wortlaut, und den gibt es zu diesem Vortrag nicht.</Trans>{' '}
          {nothingEstimated[locale]}
        </p>
      )}
    </div>
  );
}

type Missing = Readonly<{ reason: ScorePart['reason'] | 'unknown'; names: readonly ScorePart['name'][] }>;

function MissingParts({ reason, names }: Missing) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const list = new Intl.ListFormat(i18n.locale).format(names.map((name) => partNames[name][locale]));
  // A newer server may send reasons that this page does not know.
  const words: Bilingual | undefined = reasonWords[reason ?? 'unknown'];
  return (
    <li>
      {list}: {(words ?? reasonWords.unknown)[locale]}
    </li>
  );
}

function byReason(parts: Parts): readonly Missing[] {
  const reasons = [...new Set(parts.map(({ reason }) => reason ?? 'unknown'))];
  return reasons.map((reason) => ({
    reason,
    names: parts.filter((part) => (part.reason ?? 'unknown') === reason).map(({ name }) => name),
  }));
}
