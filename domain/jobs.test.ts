import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { jobKinds } from './jobs.ts';
import { analysisJobs } from './kernel/analysis-jobs.ts';

test('no kind of job is declared twice', () => {
  const declared = [analysisJobs, ...areas.map(({ jobs = {} }) => jobs)].flatMap((jobs) => Object.keys(jobs));
  expect(declared.toSorted()).toEqual(Object.keys(jobKinds).toSorted());
});
