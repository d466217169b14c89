import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { LiveHint, LiveState } from '#domain/sessions/contract/live.ts';
import { looks } from '#domain/sessions/contract/marks.ts';
import { MarkedWords } from '../../report/for-others.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Shown } from './live-run.ts';
import { PaceScale } from './pace-scale.tsx';

/** Why live words ended. */
const endWords: Record<NonNullable<Shown['ended']>, MessageDescriptor> = {
  stopped: msg`Die Live-Worte sind beendet.`,
  quota_exhausted: msg`Ihre Live-Worte sind für diesen Monat aufgebraucht.`,
  not_permitted: msg`Live-Worte gehören nicht mehr zu Ihrem Zugang.`,
  not_set_up: msg`Live-Worte sind nicht eingerichtet.`,
  busy: msg`Gerade lesen so viele mit, wie dieser Server kann. Versuchen Sie es bei der nächsten Aufnahme wieder.`,
  engine_failed: msg`Die Spracherkennung für die Live-Worte ist ausgefallen.`,
  too_long: msg`Nach drei Stunden enden die Live-Worte.`,
  network: msg`Die Verbindung für die Live-Worte kam nicht zurück.`,
  sound: msg`Dieser Browser kann den Ton nicht für die Live-Worte mithören.`,
};

const hintWords: Record<LiveHint, MessageDescriptor> = {
  slower: msg`Ein wenig langsamer wirkt ruhiger.`,
  faster: msg`Ein wenig schneller hält die Spannung.`,
  fewer_fillers: msg`Eine kurze Pause ersetzt jedes „ähm“.`,
};

type LiveWordsPanelProps = Readonly<{
  shown: Shown;
  /** Words per minute. */
  good: Readonly<{ from: number; to: number }>;
}>;

/** The latest words, calm enough not to distract. Screen readers read out only changes that matter to the speaker. */
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

/** Words have no ids; their place serves as the key. */
const Recent = ({ recent }: Pick<LiveState, 'recent'>) =>
  recent.map(({ text, isFiller }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has no state
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
