import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import type { CommandInput } from '../lib/api.ts';
import { type ContractFormOptions, useContractForm } from '../lib/form/use-contract-form.ts';
import { fetchSessionsAgain } from './session-change.ts';

type Change = typeof sessionCommands.ChangeSession;
type Options<Values extends FieldValues> = Omit<ContractFormOptions<Change, Values>, 'fixed' | 'onDone'> &
  Readonly<{ onDone: () => void }>;

/** A form that changes fields of a talk. */
export function useChangeForm<Values extends FieldValues & Partial<CommandInput<Change>>>(
  id: string,
  { onDone, ...options }: Options<Values>,
) {
  const queries = useQueryClient();
  return useContractForm<Change, Values>(sessionCommands.ChangeSession, {
    ...options,
    fixed: { id } as Omit<CommandInput<Change>, keyof Values>,
    onDone: () => {
      onDone();
      void fetchSessionsAgain(queries);
    },
  });
}
