import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Versions beside the serving one. A version under construction is shown by the progress bar instead. */
export function KeptVersions({ row, title }: Readonly<{ row: ProjectionRow; title: string }>) {
  const { area, next, old, work } = row;
  const waits = next !== null && work === null;
  if (!waits && old === null) return null;
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      {waits && <Waiting built={next} area={area} title={title} />}
      {old && <Kept {...old} />}
    </ul>
  );
}

type Built = NonNullable<ProjectionRow['old']>;

type WaitingProps = Readonly<{ built: Built; area: string; title: string }>;

function Waiting({ built: { version, position }, area, title }: WaitingProps) {
  const formats = useFormats();
  const [asked, setAsked] = useState(false);
  const reached = formats.position(position);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-near-wash px-4 py-2.5 text-ink">
      <Trans>
        Eine neue Fassung {version} ist bis {reached} gebaut und wartet auf das Einsetzen.
      </Trans>
      <Button onClick={() => setAsked(true)}>
        <Trans>Einsetzen</Trans>
      </Button>
      {asked && <ConfirmDialog action="swap" name={area} title={title} onClose={() => setAsked(false)} />}
    </li>
  );
}

function Kept({ version, position }: Built) {
  const formats = useFormats();
  const reached = formats.position(position);
  return (
    <li>
      <Trans>
        Aufbewahrt wird, was vorher da war: Fassung {version}, Stand {reached}.
      </Trans>
    </li>
  );
}
