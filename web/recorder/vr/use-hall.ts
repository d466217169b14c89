import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { type HallChoices, type HallView, loadHall, type ShownInHall } from '../../stage/for-others.ts';
import type { LevelMeter } from '../level-meter.ts';

type Hall = Readonly<{
  choices: HallChoices;
  shown: ShownInHall;
  meter: LevelMeter | undefined;
  onMovement: (movement: Movement) => void;
  onDeed: (id: string) => void;
}>;

/** Draws a room on a canvas. `failed`: this browser cannot. */
export function useHall(canvas: RefObject<HTMLCanvasElement | null>, hall: Hall) {
  const { choices, shown, meter } = hall;
  const [view, setView] = useState<HallView | 'failed'>();
  const [inHeadset, setInHeadset] = useState(false);
  const latest = useRef(hall);
  useEffect(() => {
    latest.current = hall;
  });

  useEffect(() => {
    let opened: HallView | undefined;
    let isOver = false;
    const events = {
      onMovement: (movement: Movement) => latest.current.onMovement(movement),
      onDeed: (id: string) => latest.current.onDeed(id),
      onHeadset: setInHeadset,
    };
    loadHall()
      .then(({ createHallView }) => {
        if (isOver || !canvas.current) return;
        opened = createHallView(canvas.current, choices, events);
        const { clientWidth, clientHeight } = canvas.current;
        opened.resize(clientWidth, clientHeight);
        setView(opened);
      })
      .catch(() => setView('failed'));
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [canvas, choices]);

  const open = view === 'failed' ? undefined : view;
  useEffect(() => open?.show(shown), [open, shown]);
  useEffect(() => meter?.onLevel(({ volume }) => open?.hear(volume)), [open, meter]);
  useEffect(() => {
    const shape = canvas.current;
    if (!open || !shape) return;
    const observer = new ResizeObserver(() => open.resize(shape.clientWidth, shape.clientHeight));
    observer.observe(shape);
    return () => observer.disconnect();
  }, [open, canvas]);
  return { view, inHeadset };
}
