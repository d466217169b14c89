import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { startTcpProxy } from '../testing/tcp-proxy.ts';

/** S3rver is a Koa application, but its types do not declare that. */
type Koa = Readonly<{
  middleware: ((
    context: { readonly method: string; readonly path: string; get: (header: string) => string; status: number },
    next: () => Promise<void>,
  ) => Promise<void>)[];
}>;

/**
 * An S3 server over a folder, with one empty bucket. `url` is a BLOB_URL, `env` has the settings for it.
 * After `network.silence()` it accepts connections and does not answer, until `network.speak()`. It answers 403 to the `refused`
 * methods on objects, and records the received session tokens. With `lock.isOn` it requires the hash of each object, like a bucket
 * with an object lock.
 */
export async function startS3Server() {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const bucket = 'recordings';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const [refused, tokens] = [new Set<string>(), new Set<string>()];
  const lock = { isOn: false };
  (server as S3rver & Koa).middleware.unshift(async (context, next) => {
    tokens.add(context.get('x-amz-security-token'));
    if (refused.has(context.method) && context.path.startsWith(`/${bucket}/`)) context.status = 403;
    else if (lock.isOn && context.method === 'PUT' && context.get('content-md5') === '') context.status = 400;
    else await next();
  });
  const { port } = await server.run();
  const network = await startTcpProxy({ host: '127.0.0.1', port });
  const endpoint = `http://127.0.0.1:${network.port}`;
  const url = `s3://${bucket}?endpoint=${endpoint}`;
  return {
    ...{ bucket, endpoint, url, network, refused, tokens, lock },
    keys: { id: 'S3RVER', secret: 'S3RVER' },
    env: { BLOB_URL: url, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    objects: async () => (await readdir(path.join(directory, bucket))).filter((name) => !name.startsWith('.')),
    stop: async () => {
      await network.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
