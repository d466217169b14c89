import { Trans } from '@lingui/react/macro';
import { Spinner } from '../../ui/spinner.tsx';

export function WordsBusy() {
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm text-ink-soft">
      <Spinner />
      <Trans>Der Wortlaut wird ausgewertet. Danach folgt der neue Wert von selbst.</Trans>
    </p>
  );
}
