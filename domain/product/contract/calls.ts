import * as z from 'zod/mini';
import {
  type CommandCall,
  DemoRole,
  Locale,
  LocaleCode,
  NoInput,
  Nothing,
  type QueryCall,
} from '#domain/kernel/contract.ts';
import { goalMeasureNames } from '#domain/sessions/contract/measures.ts';

const Range = z.object({ from: z.number(), to: z.number() });
const OpenRange = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });

const Support = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  times: z.nullable(z.string()),
});

/** Constants and switches of this installation, for everyone. */
export const productConfig = {
  method: 'GET',
  path: '/api/Config',
  name: 'product-config',
  /** Language of the interface. The good ranges depend on it. */
  query: z.object({ locale: z._default(LocaleCode, 'de') }),
  answer: z.object({
    productName: z.string(),
    version: z.string(),
    /** The footer shows these: a label of the installation, and its stage. */
    versionLabel: z.string(),
    environment: z.string(),
    locales: z.array(LocaleCode),
    defaultLocale: LocaleCode,
    passwordPolicy: z.object({
      min: z.int(),
      max: z.int(),
      classes: z.array(z.enum(['lower', 'upper', 'digit', 'special'])),
    }),
    upload: z.object({ maxBytes: z.int(), videoTypes: z.array(z.string()), audioPrefix: z.string() }),
    /** Seconds. */
    recording: z.object({ expectedLength: z.int(), maxLength: z.int(), shortLength: z.int() }),
    maxSessionSeconds: z.int(),
    /** Limits of a PDF of slides. */
    decks: z.object({ maxBytes: z.int(), maxPages: z.int() }),
    norms: z.object({
      pauseSeconds: z.number(),
      pausesPerMinute: Range,
      volume: Range,
      wordsPerMinute: Range,
      /** The speed of silent reading. */
      readingWordsPerMinute: z.number(),
      fillersPerMinute: z.number(),
      repetitionsPerMinute: z.number(),
      pitchVariation: Range,
    }),
    /** Good range of each measure of goals, in the unit of goals. */
    goodRanges: z.record(z.enum(goalMeasureNames), OpenRange),
    /** Longer texts are folded. Characters. */
    textTruncation: z.int(),
    /** The time line of a talk longer than this can be enlarged. Seconds. */
    liveZoomSeconds: z.int(),
    /** Milliseconds. */
    timing: z.object({
      pollMs: z.int(),
      hubRetryMs: z.int(),
      snackbarMs: z.int(),
      sentFlagMs: z.int(),
      chunkLoadMs: z.int(),
    }),
    /** People without a plan see the prices after signing in. */
    pricingAfterSignIn: z.boolean(),
    unverified: z.enum(['limited', 'block']),
    /** Whether mails stay in a local mailbox at /dev/mail. */
    localMailbox: z.boolean(),
    /** Neither production nor a demo: experimental features are open to everyone. */
    development: z.boolean(),
    /** The demo accounts that anyone may use; empty outside of a demo. */
    demoRoles: z.array(DemoRole),
    /** Every page announces maintenance. */
    maintenance: z.boolean(),
    /** The page of a chat service; null if there is none. */
    chatUrl: z.nullable(z.string()),
    /** The engines for transcription and feedback; `sentTo` is the external host that gets the recording or its words. */
    transcription: z.object({
      source: z.enum(['none', 'azure', 'endpoint', 'parakeet', 'whisper']),
      sentTo: z.nullable(z.string()),
    }),
    /** The engine for live words. */
    liveTranscription: z.object({ source: z.enum(['none', 'azure', 'whisper']), sentTo: z.nullable(z.string()) }),
    coach: z.object({ source: z.enum(['rules', 'model']), sentTo: z.nullable(z.string()) }),
    support: Support,
  }),
} as const satisfies QueryCall;

/** A legal page. `isPlaceholder`: the operator has not provided a text yet. */
export const legalPage = {
  method: 'GET',
  path: '/api/Legal/:page',
  name: 'legal-page',
  params: z.object({ page: z.enum(['imprint', 'privacy', 'terms', 'contact', 'accessibility']) }),
  query: z.object({ locale: z._default(LocaleCode, 'de') }),
  answer: z.object({
    title: z.string(),
    blocks: z.array(z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() })),
    isPlaceholder: z.boolean(),
  }),
} as const satisfies QueryCall;

/** The support contact. It is the same for all tenants and languages of an installation. */
export const supportInfo = {
  method: 'GET',
  path: '/api/tenants/support/:tenant',
  name: 'support-info',
  params: z.object({ tenant: z.string().check(z.maxLength(100)) }),
  query: NoInput,
  answer: Support,
} as const satisfies QueryCall;

/** Whether there is a chat. */
export const chatFlag = {
  method: 'GET',
  path: '/api/tenants/freshchat',
  name: 'chat-flag',
  query: NoInput,
  answer: z.boolean(),
} as const satisfies QueryCall;

export const productCommands = {
  /** A message to the operator. It is stored, and mailed to them. */
  Contact: {
    method: 'POST',
    path: '/api/Contact',
    body: z.object({
      email: z.pipe(z.string().check(z.trim()), z.email().check(z.maxLength(254))),
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)),
      name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      locale: z._default(Locale, 'de'),
    }),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'too_many_requests', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;
