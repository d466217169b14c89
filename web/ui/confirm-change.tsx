import type { ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Words = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm' | 'busy' | 'error'>;

type ConfirmChangeProps = Words &
  Readonly<{
    /** Sent after the confirmation. Its owner defines what follows, such as closing the window. */
    change: Readonly<{ mutate: (input: undefined) => void; isPending: boolean; error: unknown }>;
    open?: boolean;
    onClose: () => void;
  }>;

/** Asks before a change. If the change is refused, the window stays open and shows the reason. */
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
