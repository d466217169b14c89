import { Trans } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract.ts';
import { useFormats } from './use-formats.ts';

/** What lies beside the one that serves. While something is built it is that, and the bar says so. */
export function KeptVersions({ row: { next, old, work } }: Readonly<{ row: ProjectionRow }>) {
  const waits = next !== null && work === null;
  if (!waits && old === null) return null;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {waits && <Waiting {...next} />}
      {old && <Kept {...old} />}
    </ul>
  );
}

type Built = NonNullable<ProjectionRow['old']>;

function Waiting({ version, position }: Built) {
  const formats = useFormats();
  const reached = formats.position(position);
  return (
    <li>
      <Trans>
        Eine neue Fassung {version} ist bis {reached} gebaut und wartet auf das Einsetzen.
      </Trans>
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
