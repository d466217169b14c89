import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { drillTexts, twisterTimes } from '#domain/sessions/contract/drill-texts.ts';
import type { DrillKind } from '#domain/sessions/contract/drills.ts';
import { currentLocale } from '../lib/locale.ts';
import { LiveWave, useClip, useLevelMeter } from '../recorder/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { DrillOutcome } from './drill-outcome.tsx';
import { drillWords } from './drill-words.ts';
import { Metronome } from './metronome.tsx';

/** The text to read aloud or to remember. */
function DrillText({ drill, isRunning }: Readonly<{ drill: DrillKind; isRunning: boolean }>) {
  if (drill !== 'pace' && drill !== 'twister' && drill !== 'retell') return null;
  if (drill === 'retell' && isRunning) {
    return (
      <p className="text-ink-faint">
        <Trans>Erzählen Sie jetzt mit eigenen Worten.</Trans>
      </p>
    );
  }
  return (
    <blockquote className="max-w-[54ch] border-l-2 border-primary pl-4 font-display text-xl leading-relaxed max-md:text-[1.0625rem]">
      {drillTexts[currentLocale()][drill].text}
      {drill === 'twister' && (
        <footer className="mt-1 font-sans text-sm text-ink-faint">
          <Trans>{twisterTimes}-mal hintereinander</Trans>
        </footer>
      )}
    </blockquote>
  );
}

type DrillRoomProps = Readonly<{
  drill: DrillKind;
  stream: MediaStream;
  /** The host that transcribes the clip outside this installation; null if the clip stays here. */
  host: string | null;
}>;

/** The task, the recording of the clip, and its result. */
export function DrillRoom({ drill, stream, host }: DrillRoomProps) {
  const { i18n } = useLingui();
  const meter = useLevelMeter(stream);
  const [clipId, setClipId] = useState<string>();
  const [mayLeave, setMayLeave] = useState(false);
  const { task, seconds } = drillWords[drill];
  const clip = useClip({
    stream,
    seconds,
    sharing: host && mayLeave ? 'transcription' : '',
    onMeasured: (measured) => setClipId(measured.clipId),
  });
  const isRunning = clip.state === 'recording';
  if (clipId) return <DrillOutcome drill={drill} clipId={clipId} onAgain={() => setClipId(undefined)} />;
  return (
    <Card className="grid max-w-[820px] gap-5 p-6 max-md:p-5">
      <p className="max-w-[62ch] text-ink-soft">{i18n._(task)}</p>
      <DrillText drill={drill} isRunning={isRunning} />
      {drill === 'pace' && <Metronome running={isRunning} />}
      <div
        data-theme="dark"
        className="relative grid h-36 place-items-center overflow-hidden rounded-lg bg-stage text-ink max-md:h-20"
      >
        {meter && <LiveWave meter={meter} running={isRunning} />}
        <p
          role="status"
          className="absolute bottom-2 rounded-full bg-ground/80 px-3 py-0.5 text-sm tabular-nums text-ink-soft"
        >
          {clip.state === 'recording' && <Trans>Noch {clockTime(clip.left)}</Trans>}
          {clip.state === 'measuring' && <Trans>Wird gemessen …</Trans>}
          {clip.state === 'idle' && <Trans>Bereit</Trans>}
          {clip.state === 'failed' && <Trans>Das ließ sich nicht messen. Versuchen Sie es noch einmal.</Trans>}
        </p>
      </div>
      {host && (
        <Switch
          label={<Trans>Die Aufnahme darf an {host} gehen, damit Wörter erkannt werden</Trans>}
          checked={mayLeave}
          onChange={setMayLeave}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <>
            <Button look="primary" size="large" onClick={clip.stop}>
              <Square aria-hidden="true" />
              <Trans>Fertig</Trans>
            </Button>
            <Button look="quiet" size="large" onClick={clip.cancel}>
              <Trans>Abbrechen</Trans>
            </Button>
          </>
        ) : (
          <Button
            look="record"
            size="large"
            busy={clip.state === 'measuring'}
            disabled={host !== null && !mayLeave}
            onClick={clip.start}
          >
            <Mic aria-hidden="true" />
            <Trans>Übung beginnen</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
