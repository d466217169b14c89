import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Paper or PDF: the browser's own dialog offers both. */
export function PrintButton() {
  const { t } = useLingui();
  return (
    <Button
      size="icon"
      aria-label={t`Drucken oder als PDF speichern`}
      onClick={() => print()}
      className="max-md:hidden"
    >
      <Printer aria-hidden="true" />
    </Button>
  );
}
