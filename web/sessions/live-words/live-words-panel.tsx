import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { LiveState } from '#domain/sessions/live-contract.ts';
import { looks } from '#domain/sessions/shown/marks.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { MarkedWords } from '../transcript/marked-words.tsx';
import type { Shown } from './live-run.ts';
import { endWords, hintWords } from './live-words-words.ts';
import { PaceScale } from './pace-scale.tsx';

type LiveWordsPanelProps = Readonly<{
  shown: Shown;
  /** Words per minute. */
  good: Readonly<{ from: number; to: number }>;
}>;

/** What was just said, calm enough to speak beside it. Nothing of it is read out by itself but what changes for the speaker. */
export function LiveWordsPanel({ shown, good }: LiveWordsPanelProps) {
  const { t } = useMacro();
  const { state, phase } = shown;
  const hasBegun = phase === 'running' || phase === 'reconnecting' || state.words > 0;
  return (
    <section aria-label={t`Live-Worte`} className="my-4 rounded-lg border border-line bg-surface p-5 max-md:p-4">
      {hasBegun && <Figures state={state} good={good} />}
      <p role="status" className="mb-1 min-h-6 text-sm text-ink-soft">
        <Notice shown={shown} />
      </p>
      {hasBegun && (
        <p className="flex h-[5.25rem] flex-col justify-end overflow-hidden leading-7 text-pretty">
          <span>
            <Recent recent={state.recent} />
            <span className="text-ink-faint">{shown.guess}</span>
          </span>
        </p>
      )}
    </section>
  );
}

function Figures({
  state: { wordsPerMinute, fillers },
  good,
}: Readonly<{ state: LiveState }> & Pick<LiveWordsPanelProps, 'good'>) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line pb-3 text-sm">
      <PaceScale wordsPerMinute={wordsPerMinute} good={good} />
      <span className="tabular-nums">
        <Plural value={fillers} one="# Füllwort" other="# Füllwörter" />
      </span>
    </div>
  );
}

/** Words have no ids: the same place is the same word often enough. */
const Recent = ({ recent }: Pick<LiveState, 'recent'>) =>
  recent.map(({ text, isFiller }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a word is kept from one time to the next
    <Fragment key={place}>
      <MarkedWords look={isFiller ? looks.certain : looks.plain}>{text}</MarkedWords>{' '}
    </Fragment>
  ));

function Notice({ shown: { phase, ended, state, left } }: Pick<LiveWordsPanelProps, 'shown'>) {
  const { i18n } = useLingui();
  switch (phase) {
    case 'preparing':
      return (
        <span className="flex items-center gap-2">
          <Spinner />
          <Trans>Die Live-Worte werden vorbereitet. Sie können schon sprechen.</Trans>
        </span>
      );
    case 'reconnecting':
      return <Trans>Die Verbindung für die Live-Worte ist weg und wird gesucht. Die Aufnahme läuft weiter.</Trans>;
    case 'ended':
      return ended ? (
        <>
          {i18n._(endWords[ended])} <Trans>Ihre Aufnahme läuft weiter.</Trans>
        </>
      ) : null;
    case 'running':
      if (state.hint) return <b className="font-[550] text-ink">{i18n._(hintWords[state.hint])}</b>;
      return left === 0 ? <Trans>Die letzten Sekunden Ihrer Live-Worte in diesem Monat laufen.</Trans> : null;
  }
}
