import { useQueryClient } from '@tanstack/react-query';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { useAppForm } from '../../../lib/form/use-app-form.ts';
import { upload } from '../../../lib/upload.ts';
import { logoRefusals } from '../../about/logo-refusals.ts';
import { fetchSeminarsAgain, orSeeTheirs } from '../../seminar-change.ts';
import { useSeen } from '../forms/use-seen.ts';

type Values = {
  name: string;
  description: string;
  lecturer: string;
  price: string;
  hours: number | undefined;
  logo: File | null;
};

export function useAboutForm(seminar: SeminarDetail, onSaved: () => void) {
  const queries = useQueryClient();
  const { id, name, description, lecturer, price, hours, version } = seminar;
  const defaults: Values = { name, description, lecturer, price, hours: hours || undefined, logo: null };
  const seen = useSeen(version);
  const form = useAppForm<Values, unknown>({
    schema: seminarUploads.EditSeminar.form,
    defaults,
    fixed: { seminarId: id },
    refusals: logoRefusals,
    send: ({ logo, hours: said = 0, ...values }) =>
      orSeeTheirs(
        queries,
        upload(seminarUploads.EditSeminar, {
          ...{ seminarId: id, ...values, hours: String(said), file: logo ?? undefined },
          ...(seen.version !== undefined && { version: seen.version }),
        }),
      ),
    onDone: () => {
      seen.countOwn();
      form.reset({ ...form.getValues(), logo: null });
      void fetchSeminarsAgain(queries);
      onSaved();
    },
  });
  return seen.following(form, defaults);
}
