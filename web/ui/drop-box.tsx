import { type DragEvent, type ReactNode, useState } from 'react';

/** Accepts a file that is dropped anywhere on it. */
export function DropBox({ onDrop, children }: Readonly<{ onDrop: (file: File) => void; children: ReactNode }>) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onDrop(file);
    },
  };
  return (
    <div
      role="presentation"
      data-over={over || undefined}
      className="grid justify-items-center gap-2 rounded-md border border-dashed border-line-strong px-4 py-6 text-center text-sm transition-colors data-over:border-primary data-over:bg-primary-wash"
      {...handlers}
    >
      {children}
    </div>
  );
}
