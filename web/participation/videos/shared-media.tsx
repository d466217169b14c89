import { useRef } from 'react';
import { useSteadyAddress } from '../../lib/steady-address.ts';
import { NoRecording } from './no-recording.tsx';

type SharedMediaProps = Readonly<{
  video: Readonly<{ media: Readonly<{ url: string; contentType: string }> | null; mediaToCome: boolean }>;
  /** The name for screen readers. */
  label: string;
}>;

/** A recording with the browser's own controls. */
export function SharedMedia({ video: { media, mediaToCome }, label }: SharedMediaProps) {
  const { address, renew } = useSteadyAddress(media?.url);
  const at = useRef(0);
  if (!media) {
    return (
      <p className="grid aspect-video place-items-center rounded-md bg-sunken p-5 text-center text-sm text-ink-soft">
        <NoRecording isToCome={mediaToCome} />
      </p>
    );
  }
  const props = {
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      at.current = currentTarget.currentTime;
    },
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      if (at.current > 0) currentTarget.currentTime = at.current;
    },
    onError: () => address !== media.url && renew(),
  } as const;
  if (media.contentType.startsWith('audio/')) {
    return (
      <div className="rounded-md bg-sunken p-4">
        <audio {...props} className="w-full" />
      </div>
    );
  }
  return <video {...props} playsInline className="aspect-video w-full rounded-md bg-stage" />;
}
