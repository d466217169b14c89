import { useQueryClient } from '@tanstack/react-query';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { useAppForm } from '../../../lib/form/use-app-form.ts';
import { upload } from '../../../lib/upload.ts';
import { logoRefusals } from '../../about/logo-refusals.ts';
import { fetchSeminarsAgain, orSeeTheirs } from '../../seminar-change.ts';
import { useSeen } from '../forms/use-seen.ts';

type Values = { name: string; description: string; lecturer: string; price: string; logo: File | null };

export function useAboutForm(seminar: SeminarDetail, onSaved: () => void) {
  const queries = useQueryClient();
  const { id, name, description, lecturer, price, version } = seminar;
  const defaults: Values = { name, description, lecturer, price, logo: null };
  const seen = useSeen(version);
  const form = useAppForm<Values, unknown>({
    schema: seminarUploads.EditSeminar.form,
    defaults,
    fixed: { seminarId: id },
    refusals: logoRefusals,
    send: ({ logo, ...values }) =>
      orSeeTheirs(
        queries,
        upload(seminarUploads.EditSeminar, {
          ...{ seminarId: id, ...values, file: logo ?? undefined },
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
