import type { ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Words = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm' | 'busy' | 'error'>;

type ConfirmChangeProps = Words &
  Readonly<{
    /** Sent once it is confirmed. What follows from it, such as closing the window, is said where it is made. */
    change: Readonly<{ mutate: (input: undefined) => void; isPending: boolean; error: unknown }>;
    open?: boolean;
    onClose: () => void;
  }>;

/** Asks before a change. The window stays open, with the reason, where the change is refused. */
export const ConfirmChange = ({ change, open = true, onClose, ...words }: ConfirmChangeProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onClose}
    busy={change.isPending}
    error={change.error}
    onConfirm={() => change.mutate(undefined)}
    {...words}
  />
);
