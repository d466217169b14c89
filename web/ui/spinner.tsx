import { LoaderCircle } from 'lucide-react';

/** Hidden from screen readers: the element around it says what is running. */
export function Spinner() {
  return <LoaderCircle aria-hidden="true" className="size-[18px] motion-safe:animate-spin" />;
}
