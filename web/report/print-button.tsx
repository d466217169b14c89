import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** Prints the page as it is on the screen. */
export function PrintButton() {
  const { t } = useLingui();
  return (
    <Button size="icon" aria-label={t`Drucken`} onClick={() => print()} className="max-md:hidden">
      <Printer aria-hidden="true" />
    </Button>
  );
}
