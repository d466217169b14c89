import { useMutation } from '@tanstack/react-query';
import { fillPath, withSearch } from '../../lib/address.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { currentLocale } from '../../lib/locale.ts';
import { request } from '../../lib/request.ts';
import { saveBlob } from '../../lib/save-file.ts';

type Download = Readonly<{ path: string; name: string }>;

/** Downloads a file of the seminar. The request needs the access token, so it is no plain link. */
export const useDownload = (seminarId: string) =>
  useMutation({
    mutationFn: async ({ path: template, name }: Download) => {
      const { path } = fillPath(template, { seminarId });
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const response = await request(withSearch(path, { locale: currentLocale(), timeZone }));
      saveBlob(await response.blob(), name);
    },
    onError: tellRefusal,
  });
