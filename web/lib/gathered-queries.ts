import { useLayoutEffect } from 'react';
import type * as z from 'zod/mini';
import { headerNames } from '#domain/kernel/header-names.ts';
import { batchLimits, queryBatch } from '#domain/product/contract/batch.ts';
import { withSearch } from './address.ts';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';

type Waiting = Readonly<{ address: string; resolve: (answer: Response) => void; reject: (error: unknown) => void }>;

/** Milliseconds for which a query waits for others. */
const waitMs = 15;

const gathering = { pages: 0 };
let waiting: Waiting[] = [];

/** Sends queries that start within `waitMs` in one request, until the returned function is called. */
export function gatherQueries(): () => void {
  gathering.pages++;
  let ended = false;
  return () => {
    if (!ended) gathering.pages--;
    ended = true;
  };
}

/** Gathers the queries of this component and those below it while `isOn`. A render that React discards gathers nothing. */
export function useGatheredQueries(isOn: boolean): void {
  // Queries start in effects, which run after layout effects.
  useLayoutEffect(() => (isOn ? gatherQueries() : undefined), [isOn]);
}

/** Sends a query, alone or in a batch with others. @throws ApiError unless the answer is good */
export async function ask(address: string, signal: AbortSignal): Promise<Response> {
  if (gathering.pages === 0) return request(address, { signal });
  const answer = await new Promise<Response>((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting, waitMs);
    waiting.push({ address, resolve, reject });
  });
  if (answer.ok) return answer;
  throw await ApiError.from(answer);
}

function sendWaiting(): void {
  const all = waiting;
  waiting = [];
  while (all.length > 0) {
    let most = Math.min(all.length, batchLimits.queries);
    while (most > 1 && listOf(all.slice(0, most)).length > batchLimits.characters) most--;
    void sendBatch(all.splice(0, most));
  }
}

const listOf = (batch: readonly Waiting[]) => JSON.stringify(batch.map(({ address }) => address));

async function sendBatch(batch: readonly Waiting[]): Promise<void> {
  const [first] = batch;
  if (first && batch.length === 1) return request(first.address).then(first.resolve, first.reject);
  try {
    const response = await request(withSearch(queryBatch.path, { addresses: listOf(batch) }));
    const answers = (await response.json()) as z.output<typeof queryBatch.answer>;
    for (const [index, { status, body, next, reads }] of answers.entries()) {
      const headers = {
        ...(next !== null && { [headerNames.nextCursor]: next }),
        ...(reads && { [headerNames.reads]: reads }),
      };
      batch[index]?.resolve(new Response(body, { status, headers }));
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
