import { useQuery } from '@tanstack/react-query';
import { type NextStep, userDashboard } from '#domain/users/contract/dashboard.ts';
import { query } from './api.ts';

/** All parts of the dashboard share one request. */
export const useDashboard = () => useQuery(query(userDashboard, {}));

/** The next step of the dashboard if it is of this kind. */
export function useNextStep<Kind extends NextStep['kind']>(kind: Kind): Extract<NextStep, { kind: Kind }> | undefined {
  const step = useDashboard().data?.nextStep;
  return step?.kind === kind ? (step as Extract<NextStep, { kind: Kind }>) : undefined;
}
