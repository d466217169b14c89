import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { interpolated } from '#infra/lab/testing/interpolated.ts';
import { readSettings, settingNames } from '../config/settings.ts';

const { ROLES: roles } = readSettings({});
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

type Service = Readonly<{
  environment?: Readonly<Record<string, string>>;
  healthcheck?: object;
  volumes?: readonly string[];
  env_file?: readonly object[];
  depends_on?: readonly string[] | Readonly<Record<string, object>>;
  deploy?: Readonly<{ replicas?: number }>;
}>;

describe('the compose file for many machines', () => {
  const { services } = parse(read('many-machines.yml'), { merge: true }) as Readonly<{
    services: Readonly<Record<string, Service>>;
  }>;

  test.each(roles)(
    '%s runs twice in production with its environment, without a shared folder of recordings',
    (role) => {
      const { environment = {}, env_file, volumes = [], deploy } = services[role] ?? {};
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
      const settings = readSettings(asGiven(environment));
      expect(settings).toMatchObject({
        ROLES: [role],
        NODE_ENV: 'production',
        BLOB_URL: expect.stringMatching(/^s3:/),
        ERASURES_URL: expect.stringMatching(/^s3:/),
        AUDIT_HEADS_URL: expect.stringMatching(/^s3:/),
      });
      expect(env_file).toHaveLength(1);
      expect(volumes.filter((volume) => volume.includes('/data'))).toEqual([]);
      expect(deploy?.replicas).toBeGreaterThanOrEqual(2);
    },
  );

  test('has a health check for every service that others depend on', () => {
    for (const { depends_on = [] } of Object.values(services))
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(services)).toContain(name);
    const stores = ['postgres', 'eventstore-1', 'eventstore-2', 'eventstore-3', 's3', 'proxy'];
    for (const name of stores) expect(services[name]).toHaveProperty('healthcheck');
  });

  test('names the two other nodes to each node of the event store', () => {
    const nodes = ['eventstore-1', 'eventstore-2', 'eventstore-3'];
    for (const node of nodes) {
      const seeds = services[node]?.environment?.EVENTSTORE_GOSSIP_SEED?.split(',').map((seed) => seed.split(':')[0]);
      expect(seeds).toEqual(nodes.filter((other) => other !== node));
    }
  });
});

type Manifest = Readonly<{
  kind: string;
  metadata: Readonly<{ name: string }>;
  data?: Readonly<Record<string, string>>;
  stringData?: Readonly<Record<string, string>>;
  spec: Readonly<{
    replicas?: number;
    scaleTargetRef?: Readonly<{ name: string }>;
    template?: Readonly<{ spec: Readonly<{ containers: readonly Container[] }> }>;
  }>;
}>;
type Container = Readonly<{
  name: string;
  env?: readonly Readonly<{ name: string; value: string }>[];
  readinessProbe?: Readonly<{ httpGet?: Readonly<{ path: string }> }>;
  livenessProbe?: object;
  resources?: Readonly<{ limits?: Readonly<Record<string, string>> }>;
}>;

describe('the manifests for Kubernetes', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml')) as Readonly<{ resources: readonly string[] }>;
  const all = resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const named = (kind: string) => all.filter((manifest) => manifest.kind === kind);
  const containersOf = ({ spec }: Manifest) => spec.template?.spec.containers ?? [];

  const { stringData: secrets = {} } = parse(read('kubernetes/secrets.example.yaml')) as Manifest;

  test('includes every file except the secrets, so that applying again does not reset the keys', () => {
    const files = readdirSync(new URL('kubernetes', import.meta.url));
    expect(files.sort()).toEqual(['kustomization.yaml', 'secrets.example.yaml', ...resources].sort());
    expect(named('Secret')).toEqual([]);
  });

  test('runs every role with probes and limits', () => {
    const deployments = named('Deployment').flatMap(containersOf);
    const given = deployments.flatMap(({ env = [] }) => env.filter(({ name }) => name === 'ROLES'));
    expect(given.map(({ value }) => value).sort()).toEqual([...roles].sort());
    for (const { readinessProbe, livenessProbe, resources: room } of deployments) {
      expect(readinessProbe?.httpGet?.path).toMatch(/^\/health\//);
      expect(livenessProbe).toBeDefined();
      expect(Object.keys(room?.limits ?? {})).toEqual(['cpu', 'memory']);
    }
  });

  test('starts in production only after the secrets are filled in', () => {
    const config = named('ConfigMap').find(({ metadata }) => metadata.name === 'rostra-settings')?.data ?? {};
    expect(settingNames).toEqual(expect.arrayContaining([...Object.keys(config), ...Object.keys(secrets)]));
    expect(() => readSettings({ ...config, ...secrets })).toThrow('TOKEN_KEY');
    const filled = Object.keys(secrets).map((name) => [name, `a-secret-of-its-own-for-${name}`]);
    const addresses = { DATABASE_URL: 'postgres://rostra@postgres/rostra', SMTP_URL: 'smtps://mail.example' };
    expect(readSettings({ ...config, ...Object.fromEntries(filled), ...addresses })).toMatchObject({
      NODE_ENV: 'production',
    });
  });

  test('scales only existing workloads', () => {
    const deployments = named('Deployment').map(({ metadata }) => metadata.name);
    const scaled = named('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef?.name);
    expect(deployments).toEqual(expect.arrayContaining(scaled));
    // A number of replicas in the manifest would reset the scaling at each apply.
    const counted = named('Deployment').filter(({ spec }) => spec.replicas !== undefined);
    expect(scaled.filter((name) => counted.some(({ metadata }) => metadata.name === name))).toEqual([]);
  });

  test('splits requests as the proxy of the compose file does', () => {
    const proxy = named('ConfigMap').find(({ metadata }) => metadata.name === 'rostra-proxy');
    expect(splitIn(proxy?.data?.['default.conf'] ?? '')).toEqual(splitIn(read('../proxy/nginx.conf')));
  });
});

describe('the files for Prometheus and Grafana', () => {
  const metrics = metricsInDocs();
  const alerts = parse(read('alerts.yml')) as Readonly<{
    groups: readonly Readonly<{ rules: readonly Readonly<{ expr: string }>[] }>[];
  }>;
  const { panels } = JSON.parse(read('grafana-board.json')) as {
    panels: readonly Readonly<{ title: string; targets?: readonly Readonly<{ expr: string }>[] }>[];
  };
  const adapter = parse(read('prometheus-adapter.yml')) as Readonly<{
    rules: Readonly<{ external: readonly Readonly<{ metricsQuery: string }>[] }>;
  }>;
  const ofAdapter = adapter.rules.external.map(({ metricsQuery }) => metricsQuery);
  const ofAlerts = alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  const ofBoard = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test.each([...new Set([...ofAlerts, ...ofBoard, ...ofAdapter])])('%s uses an existing metric', (expression) => {
    const asked = [...expression.matchAll(/\b(?:rostra|http_server)_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    for (const name of asked) expect(metrics).toContain(name);
  });

  test('have alerts for lag, failed jobs, parked events, disk, mail and payments', () => {
    for (const part of ['lag_seconds', 'outcome="failed"', 'parked', 'disk_free', 'mails', 'subscription-look'])
      expect(ofAlerts.join('\n')).toContain(part);
  });
});

/** Another test compares this table with the answer of `/metrics`. */
function metricsInDocs(): readonly string[] {
  const docs = readFileSync('docs/operations.md', 'utf8');
  return [...docs.matchAll(/^\| (`(?:rostra|http)_.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  );
}

/** Each address and its role, without spaces and ports. */
const splitIn = (configuration: string): readonly string[] =>
  [...configuration.matchAll(/^\s+(\S+)\s+(command-api|query-api|analysis|\$by_method)(?::3000)?;$/gm)].map(
    ([, what, role]) => `${what} ${role}`,
  );

const asGiven = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(value)]));
