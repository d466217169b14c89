import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { CommandCall } from '#domain/kernel/contract.ts';
import { type Answer, type CommandInput, send } from '../api.ts';
import { type AppForm, type AppFormOptions, useAppForm } from './use-app-form.ts';

export type ContractFormOptions<Call extends CommandCall, Values extends FieldValues> = Omit<
  AppFormOptions<Values, Answer<Call>>,
  'schema' | 'send' | 'fixed'
> &
  Readonly<{
    defaults: Values;
    /** Parameters of the path, and other values that the person does not fill in. */
    fixed?: Omit<CommandInput<Call>, keyof Values>;
    /** A schema that is stricter than the contract, if the server checks more. */
    schema?: AppFormOptions<Values, unknown>['schema'];
  }>;

/**
 * A form that sends one command: `useContractForm(sessionCommands.ChangeSession, { fixed: { id }, defaults: { name }, onDone })`.
 * Its limits are those of the contract.
 */
export function useContractForm<Call extends CommandCall, Values extends FieldValues & Partial<CommandInput<Call>>>(
  call: Call,
  { fixed, schema = call.body, ...rules }: ContractFormOptions<Call, Values>,
): AppForm<Values> {
  return useAppForm<Values, Answer<Call>>({
    ...rules,
    schema,
    ...(fixed && { fixed }),
    defaults: rules.defaults as DefaultValues<Values>,
    send: (values) => send(call, { ...fixed, ...values } as unknown as CommandInput<Call>),
  });
}
