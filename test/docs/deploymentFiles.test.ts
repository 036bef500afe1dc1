import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { SECRETS } from '../../src/server/config/secretFiles';
import { variables } from '../../src/server/config/variables';

const textOf = (file: string) => readFileSync(file, 'utf8');
/** The first group of every match. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

const read = [...Object.keys(variables.shape), ...SECRETS.map((name) => `${name}_FILE`)];
const { version } = z.object({ version: z.string() }).parse(JSON.parse(textOf('package.json')));
/** How long a server takes to stop after LAME_DUCK_SECONDS, and some more. */
const STOP_SECONDS = 15;

/** The variables in lines such as `ENV A=1 B=2`. */
const assigned = (text: string, line: RegExp) =>
  Object.fromEntries(
    found(text, line).flatMap((pairs) => pairs.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
const unknownIn = (names: string[]) => names.filter((name) => !read.includes(name));

describe('the image', () => {
  const text = textOf('Dockerfile');
  const env = assigned(text, /^ENV (.+)$/gm);

  test('copies files that exist, and starts what the package scripts start', () => {
    const copied = found(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
    const missing = copied.filter((file) => !existsSync(file.replace('*.mjs', 'serve.mjs')));
    expect(missing).toEqual([]);
    expect(text).toContain('CMD ["node", "scripts/serve.mjs"]');
  });

  test('sets only variables that the server reads, and runs as a user who is not root', () => {
    expect(unknownIn(Object.keys(env))).toEqual([]);
    expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', AUTH_MODE: 'entra' });
    expect(text.lastIndexOf('USER node')).toBeGreaterThan(text.lastIndexOf('FROM'));
  });

  test('checks a health route that exists', () => {
    const [check = ''] = found(text, /^HEALTHCHECK .*CMD \["node", "(.+)"\]$/gm);
    expect(found(textOf(check), /path: '([^']+)'/g)).toEqual(['/livez']);
    expect(textOf('src/server/http/probes/health.ts')).toContain("'/livez'");
  });
});

describe('compose.yaml', () => {
  const service = z.object({
    stop_grace_period: z.string().optional(),
    environment: z.record(z.string(), z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    networks: z.object({ specai: z.object({ ipv4_address: z.string() }).nullable() }),
  });
  const compose = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
    .parse(parse(textOf('compose.yaml'), { merge: true }));
  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'));

  test('has two servers with separate addresses, and they give a server the time that it needs to stop', () => {
    const addresses = servers.map(([, { networks }]) => networks.specai?.ipv4_address);
    expect([addresses.length, new Set(addresses).size]).toEqual([2, 2]);
    const { LAME_DUCK_SECONDS } = assigned(textOf('Dockerfile'), /^ENV (.+)$/gm);
    for (const [, { stop_grace_period }] of servers)
      expect(stop_grace_period).toBe(`${Number(LAME_DUCK_SECONDS) + STOP_SECONDS}s`);
  });

  test('sets only variables that the server reads', () => {
    for (const [, { environment }] of servers) expect(unknownIn(Object.keys(environment ?? {}))).toEqual([]);
  });

  test('mounts volumes that it declares and files that exist', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const isThere = (from: string) => existsSync(from) || from in compose.volumes || from === './deploy/tls';
    expect(mounted.filter((from) => !isThere(from))).toEqual([]);
  });

  test("the proxy's servers are those of compose.yaml, on the image's port", () => {
    const proxied = new Set(found(textOf('deploy/nginx.conf'), /^\s+server ([\w-]+:\d+)/gm));
    const { PORT } = assigned(textOf('Dockerfile'), /^ENV (.+)$/gm);
    expect([...proxied]).toEqual(servers.map(([name]) => `${name}:${PORT}`));
  });
});

describe('the systemd unit', () => {
  const text = textOf('deploy/systemd/specai@.service');
  const env = assigned(text, /^Environment=(.+)$/gm);

  test('is ready when the server says so, and is killed when its event loop stops for half a minute', () => {
    for (const line of ['Type=notify', 'NotifyAccess=all', 'WatchdogSec=30', 'WatchdogSignal=SIGKILL'])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^Restart=on-failure$/m);
  });

  test('starts a file that exists, sets only variables that the server reads, and leaves it the time to stop', () => {
    const [program = ''] = found(text, /^ExecStart=\/usr\/bin\/env node (\S+)$/gm);
    expect(existsSync(program)).toBe(true);
    expect(unknownIn(Object.keys(env))).toEqual([]);
    expect(Number(found(text, /^TimeoutStopSec=(\d+)$/gm)[0])).toBe(Number(env.LAME_DUCK_SECONDS) + STOP_SECONDS);
  });
});

describe('the manifests for Kubernetes', () => {
  const FOLDER = 'deploy/kubernetes';
  const kustomization = z
    .object({ resources: z.array(z.string()), images: z.array(z.object({ name: z.string(), newTag: z.string() })) })
    .parse(parse(textOf(path.join(FOLDER, 'kustomization.yaml'))));
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(textOf(path.join(FOLDER, file))).map((document) => {
      expect(document.errors).toEqual([]);
      return z
        .looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) })
        .parse(document.toJS());
    }),
  );
  const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
  const container = z.object({
    image: z.string(),
    ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
    env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
    ...{ startupProbe: probe, readinessProbe: probe, livenessProbe: probe },
  });
  const pod = z
    .object({
      spec: z.object({
        template: z.object({
          spec: z.object({ terminationGracePeriodSeconds: z.int(), containers: z.tuple([container]) }),
        }),
      }),
    })
    .transform(({ spec }) => spec.template.spec)
    .parse(ofKind('Deployment'));
  const [server] = pod.containers;

  test('have servers with autoscaling and a disruption budget, a database with its backups, and an ingress', () => {
    expect(manifests.map(({ kind }) => kind)).toEqual([
      ...['Namespace', 'ConfigMap', 'ServiceAccount', 'Cluster', 'ObjectStore', 'ScheduledBackup', 'PodMonitor'],
      ...['Deployment', 'Service', 'NetworkPolicy', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'],
      ...['Ingress', 'Ingress'],
    ]);
  });

  test('lose no acknowledged write with one node, and archive every write', () => {
    const plugin = 'barman-cloud.cloudnative-pg.io';
    const store = ofKind('ObjectStore')?.metadata.name;
    expect(ofKind('Cluster')).toMatchObject({
      apiVersion: 'postgresql.cnpg.io/v1',
      spec: {
        instances: 3,
        postgresql: { synchronous: { number: 1, dataDurability: 'required', failoverQuorum: true } },
        plugins: [{ name: plugin, isWALArchiver: true, parameters: { barmanObjectName: store } }],
      },
    });
    const name = ofKind('Cluster')?.metadata.name;
    expect(ofKind('ScheduledBackup')).toMatchObject({
      spec: { cluster: { name }, method: 'plugin', pluginConfiguration: { name: plugin } },
    });
    expect(ofKind('PodMonitor')).toMatchObject({
      spec: { selector: { matchLabels: { 'cnpg.io/cluster': name } }, podMetricsEndpoints: [{ port: 'metrics' }] },
    });
  });

  test('refer to each other by names that exist', () => {
    const deployment = ofKind('Deployment')?.metadata.name;
    expect(ofKind('HorizontalPodAutoscaler')).toMatchObject({ spec: { scaleTargetRef: { name: deployment } } });
    const labels = { 'app.kubernetes.io/name': 'specai' };
    expect(ofKind('Deployment')).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    });
    expect(ofKind('Service')).toMatchObject({ spec: { selector: labels } });
    expect(ofKind('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(ofKind('NetworkPolicy')).toMatchObject({ spec: { podSelector: { matchLabels: labels } } });
    const text = JSON.stringify(manifests);
    expect(new Set(found(text, /"service":\{"name":"(\w+)"/g))).toEqual(new Set([ofKind('Service')?.metadata.name]));
    expect(found(text, /"configMapRef":\{"name":"(\w+)"/g)).toEqual([ofKind('ConfigMap')?.metadata.name]);
    expect(found(text, /"secretKeyRef":\{"name":"([\w-]+)"/g)).toEqual([`${ofKind('Cluster')?.metadata.name}-app`]);
    expect(found(text, /"secretName":"(specai-database[\w-]+)"/g)).toEqual([`${ofKind('Cluster')?.metadata.name}-ca`]);
    const clusters = found(text, /"cnpg.io\/cluster":"([\w-]+)"/g);
    expect(new Set(clusters)).toEqual(new Set([ofKind('Cluster')?.metadata.name]));
    expect(kustomization.images).toEqual([expect.objectContaining({ name: server.image, newTag: version })]);
  });

  test('set only variables that the server reads, and check health routes that exist', () => {
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(ofKind('ConfigMap'));
    expect(unknownIn([...Object.keys(data), ...server.env.map(({ name }) => name)])).toEqual([]);
    const routes = found(textOf('src/server/http/probes/health.ts'), /app\.open\.get\('([^']+)'/g);
    for (const { httpGet } of [server.startupProbe, server.readinessProbe, server.livenessProbe]) {
      expect(routes).toContain(httpGet.path);
      expect(server.ports.map(({ name }) => name)).toContain(httpGet.port);
    }
  });

  test('let servers reach names, the database and HTTPS, and encrypt what they send to the database', () => {
    const { egress } = z
      .object({
        spec: z.object({
          policyTypes: z.array(z.string()),
          egress: z.array(z.looseObject({ ports: z.array(z.object({ port: z.int() })) })),
        }),
      })
      .parse(ofKind('NetworkPolicy')).spec;
    expect(egress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([53, 53, 5432, 443]);
    expect(server.env).toContainEqual({ name: 'DATABASE_TLS', value: '/database-ca/ca.crt' });
  });

  test('give a server the time that it needs to stop', () => {
    const lameDuck = Number(server.env.find(({ name }) => name === 'LAME_DUCK_SECONDS')?.value);
    expect(pod.terminationGracePeriodSeconds).toBe(lameDuck + STOP_SECONDS);
  });
});
