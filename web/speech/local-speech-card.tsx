import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lookMs } from '#domain/product/contract/timing.ts';
import { type LocalSpeech, localSpeech } from '#domain/speech/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { SpeechActions } from './speech-actions.tsx';
import { engineWords, faultWords, stateWords } from './speech-words.ts';

/** The present engine, and a button to install speech recognition on this machine. */
export function LocalSpeechCard() {
  const { data, error, refetch } = useQuery({ ...query(localSpeech, {}), refetchInterval: lookMs.work });
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return <Shown speech={data} />;
}

function Shown({ speech }: Readonly<{ speech: LocalSpeech }>) {
  const { i18n } = useLingui();
  const { state, fault, engine, canRun } = speech;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2>
          <Trans>Worte auf diesem Server</Trans>
        </h2>
        <Chip tone={tones[state]}>{i18n._(stateWords[state])}</Chip>
      </div>
      <p className="max-w-reading text-sm text-ink-soft">{i18n._(engineWords[engine])}</p>
      {state !== 'ready' && <Offer speech={speech} />}
      {isUnderWay(state) && <Progress speech={speech} />}
      {state === 'failed' && fault !== null && <Alert>{i18n._(faultWords[fault])}</Alert>}
      {canRun === false && fault !== 'no_runtime' && <Alert>{i18n._(faultWords.no_runtime)}</Alert>}
      <Tested speech={speech} />
      <SpeechActions speech={speech} />
    </Card>
  );
}

const tones = {
  absent: 'neutral',
  waiting: 'primary',
  fetching: 'primary',
  testing: 'primary',
  paused: 'near',
  failed: 'off',
  ready: 'good',
} as const;

const isUnderWay = (state: LocalSpeech['state']) => ['waiting', 'fetching', 'testing', 'paused'].includes(state);

/** Names the model, its size and its source before the download. */
function Offer({ speech: { model, total, from } }: Readonly<{ speech: LocalSpeech }>) {
  const formats = useFormats();
  const size = formats.size(total);
  return (
    <p className="max-w-reading text-sm text-ink-soft">
      <Trans>
        Das Modell Parakeet TDT 0.6B v3 von NVIDIA (CC BY 4.0, umgewandelt vom Projekt sherpa-onnx) versteht Deutsch,
        Englisch und 23 weitere Sprachen. Es wird einmal geholt und geprüft; danach geht kein Ton aus dem Haus.
      </Trans>{' '}
      {total > 0 && (
        <Trans>
          {size} von {from}.
        </Trans>
      )}{' '}
      <span className="text-ink-faint">{model}</span>
    </p>
  );
}

function Progress({ speech: { state, arrived, total } }: Readonly<{ speech: LocalSpeech }>) {
  const { t } = useLingui();
  const { size, progress } = useFormats();
  const isKnown = total > 0 && state !== 'testing' && arrived > 0;
  const [there, all, share] = [size(arrived), size(total), progress(total > 0 ? Math.min(1, arrived / total) : 0)];
  return (
    <div className="grid gap-2 rounded-md bg-primary-wash px-4 py-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          {state === 'testing' ? (
            <Trans>Hört eine Probeaufnahme</Trans>
          ) : (
            <Trans>
              {there} von {all}
            </Trans>
          )}
        </span>
        {isKnown && <span className="text-ink-soft">{share}</span>}
      </div>
      <ProgressBar label={t`Modell für Worte`} {...(isKnown && { value: arrived / total })} />
    </div>
  );
}

function Tested({ speech: { selfTest, earlierTalks } }: Readonly<{ speech: LocalSpeech }>) {
  const { t } = useLingui();
  const { progress, tenths, whole } = useFormats();
  if (!selfTest && earlierTalks === null) return null;
  const right = selfTest && progress(Math.max(0, 1 - selfTest.wordErrorRate));
  const seconds = selfTest && tenths(selfTest.seconds);
  const sessions = whole(earlierTalks ?? 0);
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm md:grid-cols-[160px_minmax(0,1fr)]">
      {selfTest && (
        <>
          <dt className="text-ink-soft">{t`Probeaufnahme`}</dt>
          <dd className="min-w-0">
            <Trans>
              {right} der Worte richtig, in {seconds} s für 11 s Rede
            </Trans>
            <blockquote lang="en" className="mt-1 font-display text-ink-soft wrap-anywhere">
              {selfTest.heard}
            </blockquote>
          </dd>
        </>
      )}
      {earlierTalks !== null && (
        <>
          <dt className="text-ink-soft">{t`Frühere Vorträge`}</dt>
          <dd>
            <Trans>Für {sessions} ohne Worte wurde die Erkennung veranlasst.</Trans>
          </dd>
        </>
      )}
    </dl>
  );
}
