import { Trans } from '@lingui/react/macro';
import { Mic, MonitorUp, Video } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { canShowScreen, type Picture } from './microphone.ts';

type PictureChoiceProps = Readonly<{ chosen: Picture; onChoose: (picture: Picture) => void }>;

/** Chooses sound only, or a picture too. */
export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const name = useId();
  const choices: readonly (readonly [Picture, ReactNode])[] = [
    ['none', <Trans key="none">Nur Ton</Trans>],
    ['camera', <Trans key="camera">Kamera</Trans>],
    ...(canShowScreen() ? ([['screen', <Trans key="screen">Bildschirm</Trans>]] as const) : []),
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[550]">
        <Trans>Was aufgenommen wird</Trans>
      </legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1">
        {choices.map(([picture, label]) => (
          <label
            key={picture}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm px-1 text-xs font-[550] text-ink-soft transition-colors has-checked:bg-surface has-checked:text-primary has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === picture}
              // A second click chooses another screen.
              onClick={() => picture === 'screen' && chosen === 'screen' && onChoose('screen')}
              onChange={() => onChoose(picture)}
            />
            <Icon picture={picture} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const icons = { none: Mic, camera: Video, screen: MonitorUp };

function Icon({ picture }: Readonly<{ picture: Picture }>) {
  const Shape = icons[picture];
  return <Shape aria-hidden="true" className="size-5" />;
}
