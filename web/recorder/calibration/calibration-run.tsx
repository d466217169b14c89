import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Mic } from 'lucide-react';
import { useState } from 'react';
import { calibrationCommands, calibrationList, calibrationSteps } from '#domain/sessions/contract/calibration.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { MeasuredClip } from '../clips/send-clip.ts';
import { useClip } from '../clips/use-clip.ts';
import { DeviceField } from '../device-field.tsx';
import { LiveWave } from '../live-wave.tsx';
import { useDevices } from '../use-devices.ts';
import { useLevelMeter } from '../use-level-meter.ts';
import type { Microphone, Room } from '../use-microphone.ts';
import { CalibrationResult } from './calibration-result.tsx';
import { type Calibration, type Step, stepWords } from './calibration-words.ts';

type CalibrationRunProps = Readonly<{
  room: Room;
  open: Extract<Microphone, { kind: 'open' }>;
  calibrations: readonly Calibration[];
}>;

/** Three steps, one after the other; then their result. */
export function CalibrationRun({ room, open, calibrations }: CalibrationRunProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const microphones = useDevices('audioinput');
  const meter = useLevelMeter(open.stream);
  const [id, setId] = useState<string>();
  const [step, setStep] = useState<Step | 'over'>('quiet');
  const current = step === 'over' ? 'loud' : step;
  const device = { id: open.device, name: open.deviceName };

  async function measured({ clipId }: MeasuredClip) {
    const calibrationId = id ?? (await send(calibrationCommands.StartCalibration, { device })).id;
    setId(calibrationId);
    await send(calibrationCommands.MeasureCalibrationStep, { calibrationId, step: current, clipId });
    await queries.invalidateQueries({ queryKey: [calibrationList.name] });
    setStep(calibrationSteps[calibrationSteps.indexOf(current) + 1] ?? 'over');
  }
  const clip = useClip({ stream: open.stream, seconds: stepWords[current].seconds, onMeasured: measured });
  const again = () => {
    setId(undefined);
    setStep('quiet');
  };
  const found = calibrations.find((calibration) => calibration.id === id);
  // An unusable step ends the calibration early.
  if (found && (step === 'over' || found.status === 'failed'))
    return <CalibrationResult calibration={found} onAgain={again} />;
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <ol className="flex flex-wrap gap-x-6 gap-y-2" aria-label={t`Schritte`}>
        {calibrationSteps.map((name, index) => (
          <StepMark key={name} name={name} number={index + 1} current={current} />
        ))}
      </ol>
      <div
        data-theme="dark"
        className="relative grid h-36 place-items-center overflow-hidden rounded-lg bg-stage text-ink max-md:h-28"
      >
        {meter && <LiveWave meter={meter} running={clip.state === 'recording'} />}
        <p role="status" className="absolute bottom-3 mx-6 rounded-full bg-ground/80 px-3 py-0.5 text-sm text-ink-soft">
          {clip.state === 'recording' && <Trans>Noch {clip.left} Sekunden</Trans>}
          {clip.state === 'measuring' && <Trans>Wird gemessen …</Trans>}
          {clip.state === 'idle' && <Trans>Bereit</Trans>}
          {clip.state === 'failed' && <Trans>Das ließ sich nicht messen. Versuchen Sie es noch einmal.</Trans>}
        </p>
      </div>
      <div className="grid gap-3">
        <h2>{i18n._(stepWords[current].name)}</h2>
        <p className="max-w-[62ch] text-ink-soft">{i18n._(stepWords[current].task)}</p>
        <div>
          <Button
            look="primary"
            size="large"
            busy={clip.state !== 'idle' && clip.state !== 'failed'}
            onClick={clip.start}
          >
            <Mic aria-hidden="true" />
            <Trans>Jetzt messen</Trans>
          </Button>
        </div>
      </div>
      {step === 'quiet' && clip.state === 'idle' && (
        <DeviceField
          label={<Trans>Mikrofon</Trans>}
          devices={microphones}
          chosen={open.device}
          nameOf={(number) => t`Mikrofon ${number}`}
          onChoose={(microphone) => void room.choose({ microphone })}
        />
      )}
      <p className="text-xs text-ink-faint">
        <Trans>
          Die Aufnahmen werden nach dem Messen gelöscht. Es bleiben nur die Pegel. Kontingent kostet das keines.
        </Trans>
      </p>
    </Card>
  );
}

function StepMark({ name, number, current }: Readonly<{ name: Step; number: number; current: Step }>) {
  const { i18n } = useLingui();
  const isDone = calibrationSteps.indexOf(name) < calibrationSteps.indexOf(current);
  const isCurrent = name === current;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={`flex items-center gap-2 text-sm ${isCurrent ? 'font-[550] text-primary' : 'text-ink-soft'}`}
    >
      <span className="grid size-6 place-items-center rounded-full bg-sunken text-xs tabular-nums">
        {isDone ? <Check aria-hidden="true" className="size-4 text-good" /> : number}
      </span>
      {i18n._(stepWords[name].name)}
    </li>
  );
}
