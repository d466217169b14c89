import { Slot } from 'radix-ui';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPiece } from '../lib/lazy-part.tsx';
import type { PopoverWindow } from './popover-window.tsx';

type PopoverProps = ComponentProps<typeof PopoverWindow>;

// Loaded lazily: the package of the panel is large, and most people open no panel on most pages.
const Window = lazyPiece<'PopoverWindow', PopoverProps>(() => import('./popover-window.tsx'), 'PopoverWindow');

/**
 * A panel beside its button. Unlike a menu it may hold links, lists and headings. Its code is loaded once the pointer enters the button, at
 * the latest when it is opened.
 */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const closed = (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={() => void Window.preload()}
      onClick={() => onOpenChange(true)}
    >
      {trigger}
    </Slot.Root>
  );
  if (!wasOpen) return closed;
  return (
    <Suspense fallback={closed}>
      <Window {...props} />
    </Suspense>
  );
}
