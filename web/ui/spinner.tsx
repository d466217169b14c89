import { LoaderCircle } from 'lucide-react';

/** Says nothing to a screen reader: whoever shows it says what is under way. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-[18px] motion-safe:animate-spin" />;
}
