import { useLingui } from '@lingui/react/macro';

/** Shown while something loads that the page needs. */
export function TopProgress() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Wird geladen …`}
      className="appear-late fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-primary-wash"
    >
      <div className="h-full w-1/3 rounded-full bg-primary motion-safe:animate-[travel_1.2s_linear_infinite]" />
    </div>
  );
}
