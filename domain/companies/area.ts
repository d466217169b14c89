import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { companyAdminCommands, companyAdminDetail, companyAdminList } from './contract/administration.ts';
import {
  companyActivity,
  companyCommands,
  companyOfUser,
  companySubscription,
  companyUsers,
  keptData,
} from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { companyDecider } from './decider.ts';
import { employmentDecider, employmentEvents, employmentSamples } from './employment.ts';
import { storedSamples } from './event-samples.ts';
import { type CompanyEvent, companyEvents } from './events.ts';

/** Companies and their people. */
export const companiesArea = {
  name: 'companies',
  hasReadModels: true,
  streams: [
    {
      category: 'company',
      events: companyEvents,
      samples: storedSamples,
      decider: companyDecider as Folding,
      ownerInEvent: (event: CompanyEvent) => (event.type === 'CompanyCreated' ? event.data.ownerId : undefined),
      concernsOthers: true,
      title: (event: CompanyEvent) => {
        if (event.type === 'CompanyClosed') return null;
        if (event.type !== 'CompanyCreated' && event.type !== 'CompanyRenamed') return undefined;
        return { title: event.data.name, words: [event.data.name] };
      },
    },
    {
      category: 'employment',
      accompanies: true,
      events: employmentEvents,
      samples: employmentSamples,
      decider: employmentDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  eventWords,
  commands: { ...companyCommands, ...companyAdminCommands },
  uploads: {},
  queries: {
    companyOfUser,
    companySubscription,
    companyUsers,
    companyActivity,
    keptData,
    companyAdminList,
    companyAdminDetail,
  },
  keeps: [
    { data: 'membership', readers: ['self', 'company', 'admins', 'auditors'], until: 'log' },
    { data: 'activity_counts', readers: ['company'], until: 'log' },
  ],
  jobs: {
    'company-vat-check': z.object({ companyId: z.string(), tries: z.number() }),
  },
} as const satisfies Area;
