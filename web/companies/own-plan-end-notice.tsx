import { useQuery } from '@tanstack/react-query';
import { companyOfUser } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { PlanEndNotice } from './plan-end-notice.tsx';

/** Shown if the plan of the person's company was cancelled. */
export function OwnPlanEndNotice() {
  const { data } = useQuery(query(companyOfUser, {}));
  return data ? <PlanEndNotice company={data} /> : null;
}
