import { useEffect, useRef } from 'react';

/** What the camera sees, as in a mirror. */
export function CameraPicture({ stream }: Readonly<{ stream: MediaStream }>) {
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
      className="absolute inset-0 size-full -scale-x-100 object-cover"
    />
  );
}
