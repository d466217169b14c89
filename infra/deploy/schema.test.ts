import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectReference } from 'kubernetes-types/core/v1.d.ts';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

const here = import.meta.dirname;

/** The published types for each kind of manifest. */
const typesOf: Readonly<Record<string, string>> = {
  Deployment: 'kubernetes-types/apps/v1',
  HorizontalPodAutoscaler: 'kubernetes-types/autoscaling/v2',
  PodDisruptionBudget: 'kubernetes-types/policy/v1',
  ConfigMap: 'kubernetes-types/core/v1',
  Secret: 'kubernetes-types/core/v1',
  Service: 'kubernetes-types/core/v1',
};
type Manifest = Readonly<Required<Pick<ObjectReference, 'kind' | 'apiVersion'>>>;

test('the manifests for Kubernetes have only keys and types of Kubernetes', async () => {
  const folder = path.join(here, 'kubernetes');
  const files = (await readdir(folder)).filter((file) => file !== 'kustomization.yaml');
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const manifests = texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest));
  expect(manifests.length).toBeGreaterThan(15);
  for (const { kind, apiVersion } of manifests)
    expect(typesOf[kind]).toMatch(new RegExp(`/${apiVersion.replace(/^v1$/, 'core/v1')}$`));
  expect(await mistakesIn(manifests)).toEqual([]);

  const container = { name: 'one', readynessProbe: {} };
  const spec = { replicas: '2', selector: {}, template: { spec: { containers: [container] } } };
  const wrong = await mistakesIn([{ kind: 'Deployment', apiVersion: 'apps/v1', spec } as Manifest]);
  expect(wrong.join('\n')).toContain('readynessProbe');
  expect(wrong.join('\n')).toContain("'string' is not assignable to type 'number'");
});

/** The compiler's messages about the manifests as literals. A literal may have no key that its type lacks. */
async function mistakesIn(manifests: readonly Manifest[]): Promise<readonly string[]> {
  // In this folder the compiler finds the project's packages, and tools that read the sources do not find this file.
  const folder = await mkdtemp(path.resolve('node_modules', '.manifests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'manifests.ts');
  const lines = manifests.map(
    (manifest, index) =>
      `export const m${index}: import('${typesOf[manifest.kind]}').${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  await writeFile(file, lines.join('\n'));
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ScriptTarget.ESNext,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const text = z.string().check(z.minLength(1));
const duration = z.string().check(z.regex(/^\d+(ms|s|m|h)$/));
const names = z.record(z.string().check(z.regex(/^[a-zA-Z0-9._-]+$/)), z.nullable(z.strictObject({})));

/** The part of the compose specification that the files use. Other keys and types are refused. */
const Service = z.strictObject({
  image: z.optional(text),
  build: z.optional(text),
  command: z.optional(z.union([text, z.array(text)])),
  entrypoint: z.optional(z.union([text, z.array(text)])),
  profiles: z.optional(z.array(text)),
  environment: z.optional(z.record(z.string().check(z.regex(/^\w+$/)), z.union([z.string(), z.number()]))),
  env_file: z.optional(z.array(z.strictObject({ path: text, required: z.boolean() }))),
  ports: z.optional(z.array(z.string().check(z.regex(/:\d+$/)))),
  volumes: z.optional(z.array(z.string().check(z.regex(/^[^:]+:\/[^:]+(:ro)?$/)))),
  configs: z.optional(z.array(z.strictObject({ source: text, target: text }))),
  networks: z.optional(z.array(z.enum(['default', 'stores']))),
  depends_on: z.optional(
    z.union([
      z.array(text),
      z.record(
        text,
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      ),
    ]),
  ),
  healthcheck: z.optional(
    z.strictObject({
      test: z.tuple([z.enum(['CMD', 'CMD-SHELL']), text], text),
      interval: duration,
      timeout: duration,
      retries: z.optional(z.int()),
      start_period: z.optional(duration),
    }),
  ),
  deploy: z.optional(
    z.strictObject({
      replicas: z.optional(z.int()),
      resources: z.optional(
        z.strictObject({
          limits: z.strictObject({
            cpus: z.optional(z.string().check(z.regex(/^\d+(\.\d+)?$/))),
            memory: z.string().check(z.regex(/^\d+(b|k|m|g)$/)),
          }),
        }),
      ),
    }),
  ),
  stop_grace_period: z.optional(duration),
  restart: z.optional(z.enum(['no', 'always', 'unless-stopped', 'on-failure'])),
});
const Compose = z.strictObject({
  name: z.optional(text),
  services: z.record(text, Service),
  networks: z.optional(z.record(text, z.nullable(z.strictObject({ internal: z.optional(z.boolean()) })))),
  volumes: z.optional(names),
  configs: z.optional(z.record(text, z.strictObject({ content: text }))),
});

test.each(['../../docker-compose.yml', 'many-machines.yml'])(
  '%s has only keys and types of the compose specification',
  async (file) => {
    const whole = parse(await readFile(path.join(here, file), 'utf8'), { merge: true }) as Readonly<{
      services: Readonly<Record<string, object>>;
    }>;
    const compose = Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith('x-')));
    expect(Compose.safeParse(compose).error?.issues ?? []).toEqual([]);
    const proxy = whole.services.proxy;
    for (const wrong of [{ enviroment: {} }, { restart: 'sometimes' }, { ports: '80:80' }, { healthcheck: {} }])
      expect(Compose.safeParse({ ...compose, services: { proxy: { ...proxy, ...wrong } } }).success).toBe(false);
  },
);
