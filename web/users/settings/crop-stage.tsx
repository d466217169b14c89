import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { profilePictureSize } from '#domain/users/contract/account.ts';
import { moved, squareIn, type View } from './crop.ts';

/** In pixels: twice the stored size. */
const side = profilePictureSize * 2;

type CropStageProps = Readonly<{ picture: HTMLImageElement; view: View; onView: (view: View) => void }>;

const steps: Readonly<Record<string, Readonly<{ x: number; y: number }>>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

/** The chosen part in its circle. */
export function CropStage({ picture, view, onView }: CropStageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view);
  }, [picture, view]);

  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    if (buttons === 0) return;
    const seen = currentTarget.clientWidth;
    onView(moved(size, view, { x: -movementX / seen, y: -movementY / seen }));
  }
  function step(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onView(moved(size, view, by));
  }
  return (
    <button
      type="button"
      aria-label={t`Ausschnitt: mit den Pfeiltasten verschieben`}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
      className="mx-auto size-64 cursor-move touch-none overflow-hidden rounded-full bg-sunken"
    >
      <canvas ref={canvas} width={side} height={side} className="pointer-events-none size-full" />
    </button>
  );
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, view: View): void {
  const part = squareIn({ width: picture.naturalWidth, height: picture.naturalHeight }, view);
  const context = canvas.getContext('2d');
  if (!context) return;
  // Fills the background, because JPEG would make transparent parts black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, part.x, part.y, part.side, part.side, 0, 0, side, side);
}

/** The chosen part as a JPEG file. */
export async function cutOut(picture: HTMLImageElement, view: View): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  draw(canvas, picture, view);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!made) throw new Error('the picture could not be cut out');
  return new File([made], 'picture.jpg', { type: made.type });
}
