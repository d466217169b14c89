import { expect, test } from 'vitest';
import { blobLocation, blobLocationFault } from './blob-location.ts';

test.each([
  ['file:///var/lib/rostra', { folder: '/var/lib/rostra' }],
  ['s3://talks?region=eu-central-1', { bucket: 'talks', region: 'eu-central-1' }],
  [
    's3://talks?endpoint=http://minio:9000&encryption=AES256',
    { bucket: 'talks', region: 'us-east-1', endpoint: 'http://minio:9000', encryption: 'AES256' },
  ],
])('%s is a valid location', (address, place) => {
  expect(blobLocationFault(address)).toBeUndefined();
  expect(blobLocation(address)).toMatchObject(place);
});

test.each([
  ['talks', 'expected file:///'],
  ['file://talks', 'three slashes'],
  ['s3://talks', 'needs a region'],
  ['s3://Talks_1?region=x', 'no name of a bucket'],
  ['s3://talks/ours?region=x', 'no folders'],
  ['s3://talks?regoin=x', 'option regoin is unknown'],
  ['s3://talks?endpoint=minio:9000', 'begins with http'],
  ['s3://talks?region=x&encryption=rot13', 'AES256 or aws:kms'],
  ['s3://key:secret@talks?region=x', 'AWS_ACCESS_KEY_ID'],
])('%s is an invalid location', (address, fault) => {
  expect(blobLocationFault(address)).toContain(fault);
});
