import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { HistoryChange } from '#domain/history/contract/calls.ts';
import { FieldPath } from './field-path.tsx';
import { PlainValue } from './plain-value.tsx';

const shownAtFirst = 4;

/** The changes that an event made to the state. */
export function ChangeList({ changes }: Readonly<{ changes: readonly HistoryChange[] }>) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const hidden = changes.length - shownAtFirst;
  const shown = all || hidden <= 1 ? changes : changes.slice(0, shownAtFirst);
  return (
    <div className="grid gap-1.5 text-sm">
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 max-sm:grid-cols-1 max-sm:gap-y-0">
        {shown.map((change) => (
          <div key={change.path.join('.')} className="contents">
            <dt className="text-ink-faint wrap-anywhere">
              <FieldPath path={change.path} />
            </dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-1.5">
              <Changed change={change} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < changes.length && (
        <button
          type="button"
          className="min-h-6 justify-self-start rounded-sm text-primary underline max-md:min-h-touch"
          onClick={() => setAll(true)}
        >
          <Plural value={hidden} one="# weitere Änderung" other="# weitere Änderungen" />
        </button>
      )}
    </div>
  );
}

function Changed({ change }: Readonly<{ change: HistoryChange }>) {
  if (!('before' in change)) return <PlainValue value={change.after} path={change.path} />;
  return (
    <>
      <del className="text-ink-faint">
        <PlainValue value={change.before} path={change.path} />
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      {'after' in change ? <PlainValue value={change.after} path={change.path} /> : <Trans>entfällt</Trans>}
    </>
  );
}
