import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';

type LivePictureProps = Readonly<{
  stream: MediaStream;
  /** Flips the picture like a mirror. */
  mirrored: boolean;
}>;

/** The picture of the camera or of the shared screen. */
export function LivePicture({ stream, mirrored }: LivePictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      tabIndex={-1}
      autoPlay
      muted
      playsInline
      className={cx('absolute inset-0 size-full', mirrored ? '-scale-x-100 object-cover' : 'object-contain')}
    />
  );
}
