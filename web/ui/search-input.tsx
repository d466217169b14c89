import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { TextInput } from './text-input.tsx';

const settleMs = 300;

type SearchInputProps = Readonly<
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
    value: string;
    /** Called after a pause in typing, not at every letter. */
    onSettled: (words: string) => void;
  }
>;

export function SearchInput({ value, onSettled, className, ...rest }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The value changed from outside, for example by the back button.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSettled(text.trim()), settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className={cx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        {...rest}
        type="search"
        className="pl-9"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
