import { cx } from 'class-variance-authority';
import type { Edge } from './use-drag.ts';

/** A line at the place of the drop. */
export const DropLine = ({ edge }: Readonly<{ edge: Edge | undefined }>) =>
  edge && (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-x-2 z-10 h-0.5 rounded-full bg-primary',
        edge === 'before' ? '-top-px' : '-bottom-px',
      )}
    />
  );
