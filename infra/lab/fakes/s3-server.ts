import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { startTcpProxy } from '#infra/event-store/tcp-proxy.ts';

/**
 * A server that speaks S3 over a folder, with one empty bucket. `url` is a BLOB_URL, `env` what the product needs to use it.
 * `network.silence()` has it accept connections and say nothing, until `network.speak()`.
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
  const { port } = await server.run();
  const network = await startTcpProxy({ host: '127.0.0.1', port });
  const endpoint = `http://127.0.0.1:${network.port}`;
  const url = `s3://${bucket}?endpoint=${endpoint}`;
  return {
    ...{ bucket, endpoint, url, network },
    keys: { id: 'S3RVER', secret: 'S3RVER' },
    env: { BLOB_URL: url, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    stop: async () => {
      await network.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
