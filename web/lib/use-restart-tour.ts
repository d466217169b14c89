import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from './api.ts';
import { tourState } from './tour-state.ts';

/** Restarts the guided tour from its first stop. */
export function useRestartTour(): () => Promise<void> {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    await send(userCommands.Reset, {});
    await queries.invalidateQueries({ queryKey: [userAccount.name] });
    tourState.rests = false;
    navigate('/dashboard');
  };
}
