import type { privacyArea } from '#domain/privacy/area.ts';
import type { QueryArea } from '../query-area.ts';
import { dataExportDownloadQuery, dataExportQuery } from './data-export.ts';

export const privacy: QueryArea<typeof privacyArea> = ({ settings, keys }) => ({
  dataExport: dataExportQuery(settings),
  dataExportDownload: dataExportDownloadQuery(keys),
});
