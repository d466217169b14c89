import { fileURLToPath } from 'node:url';

/** What is said in it stands in the contract. Public domain; see the README beside it. */
export const shippedFile = fileURLToPath(new URL('../audio/reference/human/kennedy.flac', import.meta.url));
export const shippedFormat = { demuxer: 'flac', contentType: 'audio/flac', kind: 'audio' } as const;
