import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { exceptions, proxiedTo } from '#infra/lab/testing/proxy-split.ts';

type Call = Readonly<{ method?: string; path: string }>;
const named = (role: string, calls: Readonly<Record<string, Call>>) =>
  Object.values(calls).map(({ method = 'GET', path }) => ({ role, method, path: path.replaceAll(/:\w+/g, '1') }));
const calls = areas.flatMap(({ commands, uploads, queries }) => [
  ...named('command-api', commands),
  ...named('command-api', uploads),
  ...named('query-api', queries),
]);

test('the proxy sends every call to the role that serves it', () => {
  expect(calls.length).toBeGreaterThan(300);
  expect(calls.filter(({ role, method, path }) => proxiedTo(method, path) !== role)).toEqual([]);
  expect(proxiedTo('GET', '/transcription-hub')).toBe('analysis');
});

test('every exception is needed by a call and listed in the operators’ table', () => {
  const table = readFileSync('docs/operations.md', 'utf8');
  const ownPages = ['/dev/mail', '/lti', '/transcription-hub'];
  for (const exception of exceptions) {
    const path = exception.replaceAll(/^"~\^|\(\/\|\$\)"$/g, '');
    expect(table, path).toContain(`\`${path}\``);
    const byMethodAlone = (method: string) => (['GET', 'HEAD'].includes(method) ? 'query-api' : 'command-api');
    const needs = calls.some((call) => call.path.startsWith(path) && byMethodAlone(call.method) !== call.role);
    if (!ownPages.includes(path)) expect(needs, path).toBe(true);
  }
});
