import { LocaleCode } from '#domain/kernel/contract.ts';
import { productConfig } from '#domain/product/contract.ts';
import { type Norms, type NormsOf, speechNorms, talkKinds } from '#domain/sessions/norms.ts';
import { NormsFile, normsWith } from '#domain/sessions/norms-file.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import type { Settings } from '#infra/config/settings.ts';
import { hasLocalMailbox } from '#infra/mail/local-mailbox.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import { version } from '#infra/version.ts';
import { query } from '../query-area.ts';
import { enginesOf } from './engines.ts';

/** Constants of the product (specification, section 9) and switches of this installation. @throws StartupError */
export function configQuery(settings: Settings) {
  const normsOf = installedNorms(settings);
  return query(productConfig, {
    schemas: [],
    allow: 'anyone',
    answer: async ({ query }, pool) => ({
      productName: 'Rostra',
      version,
      locales: [...LocaleCode.options],
      defaultLocale: 'de' as const,
      passwordPolicy: passwordPolicyOf(settings),
      upload: { maxBytes: 400_000_000, videoTypes: ['video/mp4'], audioPrefix: 'audio/' },
      recording: { expectedLength: 900, maxLength: 1_200, shortLength: 90 },
      maxTalkSeconds: settings.MAX_TALK_SECONDS,
      decks: { maxBytes: settings.DECK_MEGABYTES * 1_000_000, maxPages: settings.DECK_PAGES },
      norms: normsShown(normsOf({ locale: query.locale, kind: talkKinds[0] })),
      timing: { pollMs: 15_000, hubRetryMs: 5_000, snackbarMs: 10_000, sentFlagMs: 10_000 },
      unverified: settings.UNVERIFIED,
      localMailbox: hasLocalMailbox(settings),
      ...(await enginesOf(pool)),
      maintenance: settings.MAINTENANCE,
      chatUrl: settings.CHAT_URL ?? null,
      support: supportOf(settings),
    }),
  });
}

type Contact = Pick<Settings, 'SUPPORT_NAME' | 'SUPPORT_EMAIL' | 'SUPPORT_PHONE' | 'SUPPORT_TIMES'>;

/** Whom to ask for help. */
export const supportOf = (settings: Contact) => ({
  name: settings.SUPPORT_NAME,
  email: settings.SUPPORT_EMAIL ?? null,
  phone: settings.SUPPORT_PHONE ?? null,
  times: settings.SUPPORT_TIMES ?? null,
});

/** What a talk is scored by here. */
function installedNorms({ NORMS_FILE }: Settings): NormsOf {
  return normsWith(readJsonSetting({ name: 'NORMS_FILE', file: NORMS_FILE, content: NormsFile }) ?? {});
}

const normsShown = ({ fillersPerMinute, repetitionsPerMinute, ...norms }: Norms) => ({
  pauseSeconds: speechNorms.pauseSeconds,
  pausesPerMinute: norms.pausesPerMinute,
  volume: norms.volume,
  wordsPerMinute: norms.wordsPerMinute,
  fillersPerMinute: fillersPerMinute.to,
  repetitionsPerMinute: repetitionsPerMinute.to,
  pitchVariation: norms.pitchVariation,
});

function passwordPolicyOf({ PASSWORD_POLICY }: Settings) {
  const { min, max, classes } = passwordPolicies[PASSWORD_POLICY];
  return { min, max, classes: [...classes] };
}
