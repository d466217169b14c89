import { useQueryClient } from '@tanstack/react-query';
import { seminarUploads } from '#domain/seminars/contract/calls.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { fetchSeminarsAgain } from '../seminar-change.ts';
import { logoRefusals } from './logo-refusals.ts';

type Values = { name: string; description: string; logo: File | null };

export function useCreateForm(onCreated: (id: string) => void) {
  const queries = useQueryClient();
  return useAppForm<Values, Readonly<{ id: string }>>({
    schema: seminarUploads.CreateSeminar.form,
    defaults: { name: '', description: '', logo: null },
    refusals: logoRefusals,
    send: ({ logo, ...values }) => upload(seminarUploads.CreateSeminar, { ...values, file: logo ?? undefined }),
    onDone: ({ id }) => {
      void fetchSeminarsAgain(queries);
      onCreated(id);
    },
  });
}
