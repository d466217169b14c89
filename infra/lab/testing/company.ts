import { randomUUID } from 'node:crypto';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { companyDecider } from '#domain/companies/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import type { AppPerson, TestApp } from './app.ts';

const quotas = { fast: 500, relaxed: -1 };
const benefits = {
  ...{ tier: 'premium' as const, permissions: [] },
  quotas: { analysis: quotas, ai_feedback: quotas, live_transcription: quotas },
};

/** Makes a company with a plan of this many seats, as if the plan had been bought. Returns the company's id. */
export async function companyWithSeats(app: TestApp, owner: AppPerson, licences: number): Promise<string> {
  const { body } = await owner.send(companyCommands.CreateCompany, {
    body: { name: 'Redekunst', vatId: 'DE136695976' },
  });
  const plan = { subscriptionId: newId(), productName: 'Team', benefits, licences, maxSeats: null };
  const cause = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'test' } as const,
  };
  await createCommandHandler(app.deps)({
    ...cause,
    ...{ stream: `company-${body.id}`, decider: companyDecider },
    command: { type: 'SetPlan', data: { plan, basis: 1 } },
  });
  return body.id;
}
