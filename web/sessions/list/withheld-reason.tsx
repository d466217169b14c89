import type { ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { useWithheldWords } from '../../report/for-others.ts';

/** Why an analysed talk has no score. */
export function WithheldReason({ withheld }: Readonly<{ withheld: ScoreWithheld }>) {
  const words = useWithheldWords();
  return (
    <p className="col-span-3 col-start-2 mt-1 text-xs text-ink-soft max-md:col-span-full max-md:col-start-1 max-md:mt-2 max-md:pr-2">
      {words(withheld)}
    </p>
  );
}
