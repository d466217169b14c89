import { memberOf } from '#domain/companies/company.ts';
import { companyDecider } from '#domain/companies/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong, TakeTools } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['membership'],
  contents: {
    de: `company.json       in welchen Firmen Sie waren, und als was`,
    en: `company.json       in which companies you were, and as what`,
  },
  files({ userId, streams }, { store }) {
    const own = streams.employment ?? [];
    return own.length === 0 ? [] : [jsonFile('company.json', () => all(store, own, userId))];
  },
};

async function all(store: TakeTools['store'], streams: readonly string[], userId: string) {
  const times: object[] = [];
  for (const stream of streams)
    for (const { type, data, metadata } of await store.readStream(stream)) {
      const { companyId } = data as Readonly<{ companyId: string }>;
      times.push({ at: metadata.at, what: type, company: await partOf(store, companyId, userId) });
    }
  return times;
}

async function partOf(store: TakeTools['store'], companyId: string, userId: string) {
  const company = await storedState(store, streamOf('company', companyId), companyDecider);
  return company && { id: companyId, name: company.name, role: memberOf(company, userId)?.role ?? null };
}
