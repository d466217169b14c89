/** Pixels of the longer side; the models use fewer. */
const longest = 640;

/** The newest picture of a camera on a canvas of its own. It is never stored or sent. */
export function cameraPicture(track: MediaStreamTrack) {
  const video = document.createElement('video');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  // If playing fails there is no picture, and nobody is seen.
  video.play().catch(() => undefined);
  return {
    /** Undefined until there is a picture. */
    take(): HTMLCanvasElement | undefined {
      const { videoWidth, videoHeight, readyState } = video;
      if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0 || !context) return undefined;
      const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
      const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      context.drawImage(video, 0, 0, width, height);
      return canvas;
    },
    close(): void {
      video.pause();
      video.srcObject = null;
    },
  };
}
