import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interpolated } from '#infra/lab/testing/interpolated.ts';
import { readSettings, settingNames } from './settings.ts';

const lines = readFileSync('docker-compose.yml', 'utf8').split('\n');
const roles = readSettings({}).ROLES;
const services = below('services:').filter((line) => /^ {2}[a-z-]+:$/.test(line));

describe('docker-compose.yml', () => {
  test('runs every role in its own service', () => {
    for (const role of roles) expect(environmentOf(role)).toMatchObject({ ROLES: role });
  });

  test.each([...roles, 'app'])('%s starts in production with its environment', (service) => {
    const environment = environmentOf(service);
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(value)]));
    expect(readSettings({ NODE_ENV: 'production', ...given }).ROLES).toEqual(service === 'app' ? roles : [service]);
  });

  test('passes every setting of .env to every role, except NODE_ENV, HOST, PORT and DATA_DIR', () => {
    expect(below('x-image: &image')).toEqual(expect.arrayContaining(['  env_file:', '    - path: .env']));
    expect(below('x-role: &role')).toContain('  <<: *image');
    expect(serviceOf('app')).toContain('    <<: *image');
    for (const service of [...roles, 'app'])
      expect(environmentOf(service)).toMatchObject({
        NODE_ENV: 'production',
        HOST: '0.0.0.0',
        PORT: '3000',
        DATA_DIR: '/data',
      });
  });

  test('shares the folder of recordings between all roles', () => {
    for (const role of roles) expect(serviceOf(role)).toContain('    <<: *role');
    expect(below('x-role: &role')).toContain('    - blobs:/data');
  });

  test('names only existing services in the proxy', () => {
    const [, file = ''] =
      /- \.\/(\S+):\/etc\/nginx\/conf\.d\/default\.conf:ro/.exec(serviceOf('proxy').join('\n')) ?? [];
    expect(existsSync(file)).toBe(true);
    const asked = [...readFileSync(file, 'utf8').matchAll(/ ([a-z-]+):3000;/g)].map(([, name]) => `  ${name}:`);
    expect(new Set(asked)).toEqual(new Set(['  analysis:', '  command-api:', '  query-api:']));
    expect(services).toEqual(expect.arrayContaining(asked));
  });

  test('runs the version of EventStoreDB that the contract suite starts', () => {
    const [, image] = /image: (\S+)/.exec(serviceOf('eventstore').join('\n')) ?? [];
    expect(readFileSync('infra/lab/testing/event-store/eventstoredb-container.ts', 'utf8')).toContain(`'${image}'`);
  });
});

/** The lines after `header` that are indented further, up to the first line that is not. */
function below(header: string): readonly string[] {
  const start = lines.indexOf(header) + 1;
  if (start === 0) throw new Error(`there is no ${header}`);
  const depth = header.search(/\S/);
  const length = lines.slice(start).findIndex((line) => line !== '' && line.search(/\S/) <= depth);
  return lines.slice(start, length < 0 ? undefined : start + length);
}

function serviceOf(name: string): readonly string[] {
  return below(`  ${name}:`);
}

/** The variables of a service, with those of the anchors that it merges. */
function environmentOf(service: string): Readonly<Record<string, string>> {
  const own = serviceOf(service);
  const start = own.indexOf('    environment:') + 1;
  const length = own.slice(start).findIndex((line) => !line.startsWith('      '));
  return pairsIn(own.slice(start, length < 0 ? undefined : start + length));
}

function pairsIn(block: readonly string[]): Readonly<Record<string, string>> {
  const anchors = block.flatMap((line) => /<<: \*(\S+)/.exec(line)?.[1] ?? []);
  const pairs = block.flatMap((line) => {
    const [, name, value] = /^ +([A-Z_]+): "?(.*?)"?$/.exec(line) ?? [];
    return name ? [[name, value ?? '']] : [];
  });
  const taken = anchors.map((anchor) => pairsIn(below(`x-${anchor}: &${anchor}`)));
  return Object.assign({}, ...taken, Object.fromEntries(pairs));
}
