import { Trans } from '@lingui/react/macro';
import type { Submission } from '../answers.ts';
import type { ElementOf } from '../element-props.ts';
import { OwnSubmission } from './own-submission.tsx';

type OwnSubmissionsProps = Readonly<{ element: ElementOf<'video_presentation'>; own: readonly Submission[] }>;

export function OwnSubmissions({ element, own }: OwnSubmissionsProps) {
  const [shared, most] = [own.filter(({ isShared }) => isShared).length, element.maxNumShared];
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>
          <Trans>Ihre Vorträge</Trans>
        </h2>
        <p className="text-sm text-ink-faint tabular-nums">
          <Trans>
            {shared} von höchstens {most} geteilt
          </Trans>
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {own.map((submission, index) => (
          <OwnSubmission key={submission.id} submission={submission} number={index + 1} mayShare={shared < most} />
        ))}
      </ul>
    </section>
  );
}
