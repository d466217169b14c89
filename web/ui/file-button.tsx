import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = Readonly<{
  /** Name of the file for screen readers. */
  label: string;
  /** File types, as in the HTML attribute. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}> &
  Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>;

/** Opens the browser's dialog for one file. */
export function FileButton({ label, accept, onChoose, children, ...described }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        className="sr-only"
        {...described}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file can be chosen again after it was refused or changed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button onClick={() => document.getElementById(id)?.click()}>{children}</Button>
    </>
  );
}
