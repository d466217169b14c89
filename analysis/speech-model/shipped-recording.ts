import { fileURLToPath } from 'node:url';

/** The contract has its words. Public domain; see the README beside it. */
export const shippedFile = fileURLToPath(new URL('../audio/reference/human/kennedy.flac', import.meta.url));
export const shippedFormat = { demuxer: 'flac', contentType: 'audio/flac', kind: 'audio' } as const;
