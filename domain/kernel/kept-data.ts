import * as z from 'zod/mini';

/** Kinds of data that the product keeps about people. The client has the name and purpose of each. */
export const DataKind = z.enum([
  ...(['account', 'sign_ins', 'mails', 'data_exports', 'recordings', 'takes', 'transcripts', 'results'] as const),
  ...(['drills', 'calibration', 'seminars', 'submissions', 'group_posts', 'shared_talks', 'goals'] as const),
  ...(['baseline', 'invitations', 'meetings', 'notifications', 'usage', 'look_ups', 'event_log'] as const),
  ...(['support_messages', 'purchases', 'membership', 'activity_counts', 'slide_decks', 'articles'] as const),
  ...(['admin_deeds', 'watched_videos', 'account_imports', 'webhooks', 'platform_accounts'] as const),
]);
export type DataKind = z.output<typeof DataKind>;

/** Who may read it. `chosen`: the people that the person shares it with. `users`: everybody who is signed in. `providers`: engines for speech and text, after the person's consent. */
export const DataReader = z.enum([
  ...([
    'self',
    'chosen',
    'users',
    'lecturer',
    'participants',
    'group',
    'invited',
    'company',
    'admins',
    'auditors',
  ] as const),
  ...(['providers', 'payment_provider', 'support'] as const),
]);
export type DataReader = z.output<typeof DataReader>;

/** `deleted`: until the person deletes it. `account`: as long as the account exists. `log`: for ever; without names once the account is deleted. */
export const DataTerm = z.enum(['deleted', 'account', 'log', 'law', 'day', 'week', 'month', 'half_year']);
export type DataTerm = z.output<typeof DataTerm>;

export type KeptData = Readonly<{ data: DataKind; readers: readonly DataReader[]; until: DataTerm }>;
