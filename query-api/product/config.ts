import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { DemoRole, LocaleCode } from '#domain/kernel/contract.ts';
import { productConfig } from '#domain/product/contract/calls.ts';
import { liveZoomSeconds, readingWordsPerMinute, textTruncation } from '#domain/product/contract/screen-limits.ts';
import { timing } from '#domain/product/contract/timing.ts';
import { goodRangesOf } from '#domain/sessions/contract/measures.ts';
import { type Norms, sessionKinds, speechNorms } from '#domain/sessions/contract/norms.ts';
import type { Settings } from '#infra/config/settings.ts';
import { hasLocalMailbox } from '#infra/mail/local-mailbox.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import type { Deps } from '#infra/service.ts';
import { version } from '#infra/version.ts';
import { installedNorms } from '#query-api/sessions/for-others.ts';
import { query } from '../query-area.ts';

/** Constants of the product (specification, section 9) and settings of this installation. @throws StartupError */
export function configQuery({ settings, demo }: Pick<Deps, 'settings' | 'demo'>) {
  const normsOf = installedNorms(settings);
  return query(productConfig, {
    allow: 'anyone',
    answer: async ({ query }, pool) => ({
      productName: 'Rostra',
      version,
      versionLabel: settings.VERSION_LABEL,
      environment: settings.ENVIRONMENT,
      locales: [...LocaleCode.options],
      defaultLocale: 'de' as const,
      passwordPolicy: passwordPolicyOf(settings),
      upload: { maxBytes: 400_000_000, videoTypes: ['video/mp4'], audioPrefix: 'audio/' },
      recording: { expectedLength: 900, maxLength: 1_200, shortLength: 90 },
      maxSessionSeconds: settings.MAX_TALK_SECONDS,
      decks: { maxBytes: settings.DECK_MEGABYTES * 1_000_000, maxPages: settings.DECK_PAGES },
      norms: normsShown(normsOf({ locale: query.locale, kind: sessionKinds[0] })),
      goodRanges: goodRangesOf(normsOf({ locale: query.locale, kind: sessionKinds[0] })),
      textTruncation,
      liveZoomSeconds,
      timing,
      pricingAfterSignIn: settings.PRICING_AFTER_SIGN_IN,
      unverified: settings.UNVERIFIED,
      localMailbox: hasLocalMailbox(settings),
      development: settings.NODE_ENV === 'development' && !demo,
      demoRoles: demo ? DemoRole.options : [],
      ...(await enginesOf(pool)),
      maintenance: settings.MAINTENANCE,
      chatUrl: settings.CHAT_URL ?? null,
      support: supportOf(settings),
    }),
  });
}

type Contact = Pick<Settings, 'SUPPORT_NAME' | 'SUPPORT_EMAIL' | 'SUPPORT_PHONE' | 'SUPPORT_TIMES'>;

/** The contact for help. */
export const supportOf = (settings: Contact) => ({
  name: settings.SUPPORT_NAME,
  email: settings.SUPPORT_EMAIL ?? null,
  phone: settings.SUPPORT_PHONE ?? null,
  times: settings.SUPPORT_TIMES ?? null,
});

const normsShown = ({ fillersPerMinute, repetitionsPerMinute, ...norms }: Norms) => ({
  pauseSeconds: speechNorms.pauseSeconds,
  pausesPerMinute: norms.pausesPerMinute,
  volume: norms.volume,
  wordsPerMinute: norms.wordsPerMinute,
  readingWordsPerMinute,
  fillersPerMinute: fillersPerMinute.to,
  repetitionsPerMinute: repetitionsPerMinute.to,
  pitchVariation: norms.pitchVariation,
});

function passwordPolicyOf({ PASSWORD_POLICY }: Settings) {
  const { min, max, classes } = passwordPolicies[PASSWORD_POLICY];
  return { min, max, classes: [...classes] };
}

type Config = z.input<typeof productConfig.answer>;

type Engines = Pick<Config, 'transcription' | 'liveTranscription' | 'coach'>;

/**
 * The engines for transcription and coaching, as the analysis process reported them; the defaults before that process first
 * started.
 */
async function enginesOf(pool: Pool): Promise<Engines> {
  const { rows } = await pool.query('select task, source, sent_to as "sentTo" from ops.engine');
  const engine = (task: string) => rows.find((row) => row.task === task);
  return {
    transcription: engine('transcription') ?? { source: 'none', sentTo: null },
    liveTranscription: engine('live-transcription') ?? { source: 'none', sentTo: null },
    coach: engine('coach') ?? { source: 'rules', sentTo: null },
  };
}
