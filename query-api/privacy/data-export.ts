import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { type DataExport, dataExport, dataExportDownload, nextDataExport } from '#domain/privacy/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressFor } from '#infra/media-addresses.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{
  id: string;
  status: DataExport['status'];
  requestedAt: string;
  madeAt: string | null;
  expiresAt: string | null;
  address: string | null;
  size: number | null;
  files: number | null;
  reason: string | null;
  share: number | null;
}>;

/** A finished export. After its expiry it counts as removed, even if the removal job is late. */
type Ready = Row & Readonly<{ address: string; madeAt: string; expiresAt: string }>;
const isReady = (row: Row): row is Ready =>
  row.status === 'ready' && row.expiresAt !== null && new Date(row.expiresAt) > new Date();

export const dataExportQuery = ({ DATA_EXPORT_PAUSE_HOURS }: ExportLimits) =>
  query(dataExport, {
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const row = await find(pool, userId());
      const latest = row && shown(row);
      const limits = { pauseHours: DATA_EXPORT_PAUSE_HOURS, now: new Date() };
      return { latest, askAgainFrom: nextDataExport(latest, limits) };
    },
  });

export type ExportLimits = Readonly<{ DATA_EXPORT_PAUSE_HOURS: number }>;

export const dataExportDownloadQuery = (keys: Keys) =>
  query(dataExportDownload, {
    allow: 'signedIn',
    async answer({ userId }, pool) {
      const person = userId();
      const row = await find(pool, person);
      if (!row || !isReady(row)) return refuse('not_found');
      const { addressed, expiresAt } = addressFor(keys, { by: 'data_export', id: row.id, person });
      const name = `rostra-${row.madeAt.slice(0, 10)}.zip`;
      return { url: addressed({ address: row.address, contentType: 'application/zip' }, name), expiresAt };
    },
  });

async function find(pool: Pool, userId: string): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select e.export_id as id, e.status, e.requested_at as "requestedAt", e.made_at as "madeAt",
            e.expires_at as "expiresAt", e.address, e.size::float8 as size, e.files, e.reason, p.share
       from privacy.data_export e
       left join ops.data_export_progress p on p.user_id = e.id and p.export_id = e.export_id
      where e.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

function shown(row: Row): DataExport {
  const { id, status, requestedAt, reason, share } = row;
  const asked = { id, requestedAt };
  if (status === 'making') return { status, ...asked, progress: share };
  // A reason that a newer version stored is shown as a known one.
  if (status === 'failed') return { status, ...asked, reason: reason === 'storage_full' ? reason : 'internal' };
  if (!isReady(row)) return { status: 'removed', ...asked, reason: reason === 'asked' ? reason : 'expired' };
  const { madeAt, expiresAt, size, files } = row;
  return { status: 'ready', ...asked, madeAt, expiresAt, size: size ?? 0, files: files ?? 0 };
}
