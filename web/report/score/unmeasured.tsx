import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { partNames } from '../../lib/measure-names.ts';
import { reasonWords, type ScorePart } from './part-words.ts';

type Parts = SessionDetail['scoreParts'];

/** What is missing and why; nothing is put in its place. */
export function Unmeasured({ parts }: Readonly<{ parts: Parts }>) {
  const missing = parts.filter(({ score }) => score === null);
  if (missing.length === 0) return null;
  const withoutWords = missing.some(({ reason }) => reason === 'no_words');
  return (
    <div className="mt-3 border-t border-line pt-3 text-xs text-ink-faint">
      <h3 className="text-xs text-ink-soft">
        <Trans>Nicht gemessen</Trans>
      </h3>
      <ul className="mt-1 grid gap-0.5">
        {byReason(missing).map(({ reason, names }) => (
          <MissingParts key={reason} reason={reason} names={names} />
        ))}
      </ul>
      {withoutWords && (
        <p className="mt-2">
          <Trans>
            Was mit Wörtern zu tun hat, braucht einen Wortlaut, und den gibt es zu diesem Vortrag nicht. Wir haben
            nichts geschätzt: Im Wert steht nur, was gemessen wurde.
          </Trans>
        </p>
      )}
    </div>
  );
}

type Missing = Readonly<{ reason: ScorePart['reason'] | 'unknown'; names: readonly ScorePart['name'][] }>;

function MissingParts({ reason, names }: Missing) {
  const { i18n, t } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names.map((name) => i18n._(partNames[name])));
  const words =
    reason !== undefined && reason in reasonWords
      ? i18n._(reasonWords[reason as keyof typeof reasonWords])
      : t`kein Messwert`;
  return (
    <li>
      {list}: {words}
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
