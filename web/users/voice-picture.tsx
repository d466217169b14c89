import { Trans } from '@lingui/react/macro';

const steps = Array.from({ length: 58 }, (_, index) => index);
const playhead = 34;
const silent = new Set([10, 11, 12, 27, 28, 43, 44, 45]);

/** An illustration of a talk: loudness, pitch and pauses on one time axis. It is not measured, so it has no numbers. */
export function VoicePicture() {
  return (
    <section className="grid gap-8 max-lg:hidden">
      <div className="grid gap-3">
        <p className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em] text-balance">
          <Trans>Hören, wie Sie wirken. Üben, was zählt.</Trans>
        </p>
        <p className="max-w-[46ch] text-ink-soft">
          <Trans>
            Nehmen Sie einen Vortrag auf. Tonhöhe, Lautstärke und Pausen stehen danach auf einer Zeitachse, mit dem
            guten Bereich daneben.
          </Trans>
        </p>
      </div>
      <SessionPicture />
    </section>
  );
}

/** Loudness, pitch and pauses of an invented talk. */
export const SessionPicture = () => (
  <svg viewBox="0 0 464 210" aria-hidden="true" fill="none" strokeLinecap="round" className="w-full">
    <path d={wave(steps.slice(0, playhead))} strokeWidth="4" className="stroke-primary" />
    <path d={wave(steps.slice(playhead))} strokeWidth="4" className="stroke-wave" />
    <rect y="124" width="464" height="34" rx="6" className="fill-good-wash" />
    <path d={pitch()} strokeWidth="2.2" className="stroke-pitch" />
    <path d="M86 192h14M222 192h8M350 192h14" strokeWidth="12" className="stroke-pause" />
    <path d={`M${playhead * 8 - 2} 0V210`} strokeWidth="1.6" className="stroke-ink" />
  </svg>
);

const wave = (part: readonly number[]) =>
  part.map((step) => `M${step * 8 + 2} ${52 - loudness(step)}V${52 + loudness(step)}`).join('');

const loudness = (step: number) =>
  silent.has(step) ? 0.5 : Math.round(4 + 42 * Math.abs(Math.sin(step * 0.61) * Math.cos(step * 0.17)));

function pitch(): string {
  return steps
    .map((step) => {
      const isStart = step === 0 || silent.has(step) || silent.has(step - 1);
      const height = 141 - 15 * Math.sin(step * 0.55) - 9 * Math.sin(step * 1.7);
      return `${isStart ? 'M' : 'L'}${step * 8 + 2} ${height.toFixed(1)}`;
    })
    .join('');
}
