import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import type { Step } from '../order/order.ts';

type DragHandleProps = Readonly<{
  id: string;
  label: string;
  /** The id of the text that explains how to move by keyboard. */
  describedBy: string;
  onStep: (step: Step) => void;
  ref: Ref<HTMLElement>;
}>;

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** A handle to drag with the pointer or move with the arrow keys. */
export function DragHandle({ id, label, describedBy, onStep, ref }: DragHandleProps) {
  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(step);
  }
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      id={id}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={press}
      className="grid h-9 w-6 flex-none cursor-grab! place-items-center rounded-sm text-ink-faint hover:text-ink active:cursor-grabbing! max-md:h-touch max-md:w-8"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
}
