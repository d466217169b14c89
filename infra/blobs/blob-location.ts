import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** `endpoint`: a server that speaks S3 and is not Amazon's; the bucket is then part of the path. */
export type Bucket = Readonly<{
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  encryption?: 'AES256' | 'aws:kms' | undefined;
}>;

type BlobLocation = Readonly<{ folder: string } | Bucket>;

/** Settings that name a bucket or a folder. */
export type StoreSetting = 'BLOB_URL' | 'ERASURES_URL' | 'AUDIT_HEADS_URL';

const known = new Set(['region', 'endpoint', 'encryption']);
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const encryptions: readonly (string | null)[] = ['AES256', 'aws:kms', null];

/** The fault of a blob address, or undefined. */
export function blobLocationFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'file:') return url.hostname ? 'expected file:///…, with three slashes' : undefined;
  if (url?.protocol !== 's3:') return 'expected file:///… or s3://bucket?region=…&endpoint=…';
  if (url.username || url.password) return 'its keys belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!bucketName.test(url.hostname)) return `${url.hostname || 'nothing'} is no name of a bucket`;
  if (url.pathname.length > 1) return 'a bucket has no folders here';
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (unknown) return `its option ${unknown} is unknown: there are region, endpoint and encryption`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:$/.test(protocolOf(endpoint))) return 'its endpoint begins with http: or https:';
  if (endpoint === null && !url.searchParams.get('region')) return 'it needs a region, or an endpoint';
  const encryption = url.searchParams.get('encryption');
  return encryptions.includes(encryption) ? undefined : 'its encryption is AES256 or aws:kms';
}

/** A web address: it is called over HTTP, and cannot hold blobs. */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(protocolOf(address));

const protocolOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : '');

/** The place of recordings; by default a folder in the data folder. Expects a valid address. */
export const blobPlace = (address: string | undefined, data: string): BlobLocation =>
  address ? blobLocation(address) : { folder: path.join(data, 'blobs') };

/** Expects a valid address. */
export function blobLocation(address: string): BlobLocation {
  const url = new URL(address);
  if (url.protocol === 'file:') return { folder: fileURLToPath(url) };
  const given = url.searchParams;
  return {
    bucket: url.hostname,
    region: given.get('region') ?? 'us-east-1',
    endpoint: given.get('endpoint') ?? undefined,
    encryption: (given.get('encryption') ?? undefined) as Bucket['encryption'],
  };
}

/** Whether two places are the same bucket, the same folder, or one folder lies within the other. */
export function overlap(one: BlobLocation, other: BlobLocation): boolean {
  if ('folder' in one)
    return 'folder' in other && (isWithin(one.folder, other.folder) || isWithin(other.folder, one.folder));
  return !('folder' in other) && one.bucket === other.bucket && serverOf(one) === serverOf(other);
}

function isWithin(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** Empty for every host of Amazon, whether named or not: bucket names at Amazon are globally unique. */
function serverOf({ endpoint }: Bucket): string {
  const host = endpoint ? new URL(endpoint).host : '';
  return host.endsWith('.amazonaws.com') ? '' : host;
}
