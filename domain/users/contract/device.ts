import * as z from 'zod/mini';
import { type CommandCall, Nothing } from '#domain/kernel/contract.ts';

/** RFC 8628, section 6.1: consonants only, so that no code spells a word. */
export const deviceCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
export const deviceCodeLength = 8;
/** How long a code is valid. */
export const devicePairingSeconds = 900;

/** As people type it: case-insensitive, with or without the hyphen. */
const DeviceUserCode = z
  .pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.toUpperCase().replace(/[\s-]/g, '')),
  )
  .check(
    z.refine(
      (code) => new RegExp(`^[${deviceCodeLetters}]{${deviceCodeLength}}$`).test(code),
      'expected eight letters',
    ),
  );

const typed = z.object({ userCode: DeviceUserCode });
const refusals = ['invalid_input', 'not_found', 'too_many_requests'] as const;

/** A device without a keyboard is paired with an account (RFC 8628). The header `clientId` names the program on the device. */
export const deviceCommands = {
  /** For the device: it shows `userCode`, and requests its tokens with `deviceCode`. Times in seconds. */
  StartDevicePairing: {
    method: 'POST',
    path: '/api/Account/StartDevicePairing',
    body: z.object({ name: z.optional(z.string().check(z.trim(), z.maxLength(60))) }),
    answer: z.object({
      deviceCode: z.string(),
      userCode: z.string(),
      verificationUri: z.string(),
      verificationUriComplete: z.string(),
      expiresIn: z.int(),
      interval: z.int(),
    }),
    status: 200,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** For the person who reads the code: which device requests to sign in? */
  FindDevice: {
    method: 'POST',
    path: '/api/Account/FindDevice',
    body: typed,
    answer: z.object({
      name: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      startedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
    status: 200,
    errors: refusals,
  },
  ApproveDevice: {
    method: 'POST',
    path: '/api/Account/ApproveDevice',
    body: typed,
    answer: Nothing,
    status: 204,
    errors: refusals,
  },
  DeclineDevice: {
    method: 'POST',
    path: '/api/Account/DeclineDevice',
    body: typed,
    answer: Nothing,
    status: 204,
    errors: refusals,
  },
} as const satisfies Record<string, CommandCall>;
