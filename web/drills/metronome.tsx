import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useTicks } from '../recorder/for-others.ts';
import { Switch } from '../ui/switch.tsx';

/** Two words per beat make 120 words a minute. */
const beatMs = 1_000;

/** A dot that beats. Sound is off by default, since the microphone would record it. */
export function Metronome({ running }: Readonly<{ running: boolean }>) {
  const [beat, setBeat] = useState(0);
  const [aloud, setAloud] = useState(false);
  const context = useRef<AudioContext>(undefined);
  useEffect(() => () => void context.current?.close(), []);
  useTicks(running ? beatMs : undefined, () => {
    setBeat(beat + 1);
    if (!aloud) return;
    context.current ??= new AudioContext();
    click(context.current);
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span aria-hidden="true" className="flex gap-2">
        {[0, 1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={`size-4 rounded-full ${running && beat % 4 === dot ? 'bg-primary' : 'bg-line-strong'}`}
          />
        ))}
      </span>
      <Switch label={<Trans>Takt hören (mit Kopfhörern)</Trans>} checked={aloud} onChange={setAloud} />
    </div>
  );
}

function click(context: AudioContext): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.05);
  tone.frequency.value = 1_000;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.06);
}
