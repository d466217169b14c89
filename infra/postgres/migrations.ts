import type { Pool } from 'pg';
import { proofSchema } from '../proof/proof-schema.ts';
import { jobTable } from '../queue/job-table.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { inTransaction } from './pool.ts';

/**
 * Operational state: data that is neither in the log nor derived from it. Entries are applied in order, each once:
 * add to the list, and never change an entry that was released.
 */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['jobs', jobTable],
  [
    'keys',
    `create table ops.secret (name text primary key, value text not null);
     create table ops.idempotency (
       command_id uuid primary key, command_hash text not null, created_at timestamptz not null default now())`,
  ],
  [
    'credentials',
    `create table ops.credential (
       user_id text primary key, password_hash text not null, changed_at timestamptz not null default now());
     create table ops.refresh_family (
       id text primary key, user_id text not null, created_at timestamptz not null default now(),
       expires_at timestamptz not null, revoked_at timestamptz);
     create index on ops.refresh_family (user_id);
     create table ops.refresh_token (
       hash text primary key, family_id text not null references ops.refresh_family on delete cascade,
       created_at timestamptz not null default now(), expires_at timestamptz not null,
       used_at timestamptz, successor_hash text);
     create table ops.one_time_token (
       hash text primary key, purpose text not null, user_id text not null, subject text not null,
       expires_at timestamptz not null, used_at timestamptz)`,
  ],
  [
    'mail',
    `create table ops.mail (
       id text primary key, recipient text not null, subject text not null, body_text text not null,
       body_html text not null, created_at timestamptz not null default now(), sent_at timestamptz)`,
  ],
  [
    'reactions',
    `create table ops.reaction_checkpoint (
       name text primary key, position bigint not null)`,
  ],
  [
    'blobs',
    `create table ops.blob_reference (
       address text not null, session_id text not null, created_at timestamptz not null default now(),
       primary key (address, session_id));
     create index on ops.blob_reference (session_id)`,
  ],
  [
    'schedule',
    `create table ops.schedule_slot (
       task text not null, slot timestamptz not null, taken_at timestamptz not null default now(),
       primary key (task, slot));
     alter table ops.job add column correlation_id text`,
  ],
  [
    'projection-work',
    `create table ops.projection_work (
       area text primary key, what text not null, position bigint not null default 0,
       end_position bigint not null default 0, started_at timestamptz not null default now(),
       updated_at timestamptz not null default now(), finished_at timestamptz, error text)`,
  ],
  [
    // The log that a position belongs to: the id of its first event.
    'log-identity',
    `alter table ops.reaction_checkpoint add column log uuid`,
  ],
  [
    'projection-orders',
    `create table ops.projection_code (area text primary key, version int not null, streams text[] not null);
     create table ops.projection_result (
       area text not null, what text not null, job_id text not null, finished_at timestamptz not null default now(),
       outcome jsonb not null, primary key (area, what))`,
  ],
  [
    // The engines for transcription and coaching, as reported by the process that analyses.
    'engines',
    `create table ops.engine (
       task text primary key check (task in ('transcription', 'coach')), source text not null, sent_to text)`,
  ],
  [
    // `sealing`: the position up to which the log has no unsealed personal data. Claims and mails are deleted with their person.
    'sealing',
    `create table ops.sealing (one bool primary key default true check (one), position bigint not null default 0);
     insert into ops.sealing default values;
     alter table ops.idempotency add column owner_id text;
     create index on ops.idempotency (owner_id);
     alter table ops.mail add column owner_id text;
     create index on ops.mail (owner_id)`,
  ],
  ['proof', proofSchema],
  [
    // The progress of the export of a person's data, 0..1.
    'data-exports',
    `create table ops.data_export_progress (
       user_id text primary key, export_id text not null, share double precision not null)`,
  ],
  [
    // The number of events up to `counted` with unsealed personal data; `end_position`: the end of a running sealing.
    'sealing-count',
    `alter table ops.sealing add column unsealed bigint not null default 0, add column counted bigint not null default 0,
       add column end_position bigint`,
  ],
  [
    // Recent revocations are looked up every second.
    'revoked-families',
    `create index refresh_family_revoked on ops.refresh_family (revoked_at) where revoked_at is not null`,
  ],
  [
    // A keyed hash of the network that a person signed in from; limits of actions, by key.
    'allowances',
    `alter table ops.refresh_family add column network_hash text;
     create table ops.allowance (key text primary key, used_until timestamptz not null)`,
  ],
  [
    // Maps a unique value, by its keyed hash, to the stream that reserves it. Secrets are wrapped from this entry on.
    'reserved-names',
    'create table ops.reserved_name (name text primary key, stream text not null unique)',
  ],
  [
    // Unfinished takes; their chunks are blobs. `session_id`: set when the take was finished.
    'takes',
    `create table ops.take (
       owner_id text not null, id text not null, type text not null, recorded_at timestamptz not null,
       seconds double precision not null default 0, session_id text, changed_at timestamptz not null default now(),
       primary key (owner_id, id));
     create table ops.take_chunk (
       owner_id text not null, take_id text not null, number int not null, size int not null, sha256 text not null, address text not null,
       primary key (owner_id, take_id, number),
       foreign key (owner_id, take_id) references ops.take on delete cascade)`,
  ],
  [
    // The user agent helps people tell their sign-ins apart.
    'signed-in-devices',
    'alter table ops.refresh_family add column user_agent text',
  ],
  [
    'invited-addresses',
    `create table ops.invited_address (
       address text not null, target text not null, invitation_id text not null unique, primary key (address, target))`,
  ],
  [
    'customers',
    'create table ops.customer (customer_id text primary key, provider_customer_id text unique, is_watched bool not null)',
  ],
  [
    // The calendar entry of a mail; the secret address of a person's calendar, as a hash.
    'calendars',
    `alter table ops.mail add column calendar jsonb;
     create table ops.calendar_feed (
       owner_id text primary key, token_hash text not null unique, created_at timestamptz not null default now())`,
  ],
  [
    // Devices that show a code until somebody approves them. Only hashes of codes are stored.
    'device-pairings',
    `create table ops.device_pairing (
       id text primary key, device_code_hash text not null unique, user_code_hash text not null unique,
       client_id text not null, name text, user_agent text, state text not null default 'pending', user_id text,
       started_at timestamptz not null default now(), expires_at timestamptz not null,
       pause_seconds int not null, asked_at timestamptz);
     alter table ops.refresh_family add column device_name text`,
  ],
  [
    // Short recordings that are measured and deleted at once; their results are deleted after a day.
    'clips',
    `create table ops.clip (
       owner_id text not null, id text not null, state text not null default 'waiting', measures jsonb,
       created_at timestamptz not null default now(), primary key (owner_id, id))`,
  ],
  [
    // Messages that people write to the operator.
    'contact-messages',
    `create table ops.contact_message (
       id text primary key, user_id text, email text not null, name text not null, message text not null,
       created_at timestamptz not null default now());
     create index on ops.contact_message (user_id)`,
  ],
  [
    // A take that is continued on another device keeps its chapters.
    'chapters-of-takes',
    `alter table ops.take add column chapters jsonb not null default '[]'`,
  ],
  [
    // A resumable upload has the same rows as a take. `size`: its expected bytes; null for a take.
    'resumable-uploads',
    'alter table ops.take add column size bigint',
  ],
  [
    // The engine for live words may differ from the one for whole talks.
    'live-engine',
    `alter table ops.engine drop constraint engine_task_check;
     alter table ops.engine add check (task in ('transcription', 'live-transcription', 'coach'))`,
  ],
  [
    // The deck that is shown in a take, and the time of each slide.
    'slides-of-takes',
    `alter table ops.take add column presentation_id text, add column slides jsonb not null default '[]'`,
  ],
  [
    // The people whose names or texts are in a mail to somebody else: the mail is deleted with any of them.
    'people-named-in-mails',
    `alter table ops.mail add column named text[] not null default '{}';
     create index on ops.mail using gin (named)`,
  ],
  [
    // Admins find people by any part of a name, and by when they were last seen.
    'people-search',
    `create extension if not exists pg_trgm with schema public;
     create table ops.last_seen (user_id text primary key, at timestamptz not null);
     create index on ops.last_seen (at, user_id);
     insert into ops.last_seen
       select family.user_id, max(token.created_at) from ops.refresh_family family
         join ops.refresh_token token on token.family_id = family.id group by 1`,
  ],
  // The first answer to a request with a key, sealed.
  ['first-answers', 'alter table ops.idempotency add column answer bytea'],
  [
    // The movement of head and hands in a chunk: a gzipped track in base64.
    'movement-of-takes',
    'alter table ops.take_chunk add column movement text',
  ],
  [
    'refresh-token-indexes',
    'create index on ops.refresh_token (family_id); create index on ops.refresh_token (expires_at)',
  ],
  [
    // Tables from which accounts are made, row by row; they are deleted after a month.
    'account-imports',
    `create table ops.account_import (
       id text primary key, owner_id text not null, is_dry_run bool not null, state text not null, headings jsonb not null,
       columns jsonb not null, created_at timestamptz not null default now());
     create table ops.account_import_row (
       import_id text references ops.account_import on delete cascade, row int, email text not null, first_name text not null,
       last_name text not null, locale text not null, status text not null, reason text, user_id text,
       primary key (import_id, row));
     create index on ops.account_import_row (user_id)`,
  ],
  [
    // The scheduled tasks, for readers in other processes.
    'schedule-tasks',
    `create table ops.schedule_task (
       task text primary key, pattern text not null, told_at timestamptz not null default now())`,
  ],
  [
    // The transcription model on this machine: one row with the progress of its installation job.
    'speech-model',
    `create table ops.speech_model (
       id int primary key default 1 check (id = 1),
       model text not null default '',
       address text not null default '',
       can_run boolean,
       state text not null,
       arrived bigint not null default 0,
       total bigint not null default 0,
       fault text,
       self_test jsonb,
       earlier_talks int
     )`,
  ],
  [
    // Indexes for deleting rows by age. `upkeep`: where a task continues that examines a part at each run. `has_come`: the object
    // of a blob reference was created; earlier references count as created.
    'upkeep',
    `create index job_ended on ops.job (updated_at) where state in ('done', 'failed', 'cancelled');
     create index job_failed on ops.job (kind) where state = 'failed';
     create index on ops.idempotency (created_at);
     create index on ops.mail (sent_at);
     create index on ops.refresh_family (expires_at);
     create index on ops.one_time_token (expires_at);
     create table ops.upkeep (
       task text primary key, reached text not null, log uuid, at timestamptz not null default now());
     alter table ops.blob_reference add column has_come bool not null default false;
     update ops.blob_reference set has_come = true;
     create index blob_reference_waiting on ops.blob_reference (created_at) where not has_come`,
  ],
  // No event contains the password of a guest link.
  ['guest-passwords', 'create table ops.guest_password (link text primary key, hash text not null)'],
  [
    // The jobs of a person, for their limit and for fair shares.
    'jobs-of-people',
    `create index job_of_person on ops.job (owner_id) where state in ('queued', 'running')`,
  ],
  [
    // A password is deleted with its link, or with the talk or seminar that the link shows.
    'guest-passwords-end',
    `alter table ops.guest_password add column target_id text, add column until timestamptz;
     create index on ops.guest_password (target_id)`,
  ],
  [
    'api-tokens',
    `create table ops.api_token (
       id text primary key, hash text not null unique, user_id text not null, scope text not null,
       made_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz,
       last_used_at timestamptz);
     create index on ops.api_token (user_id);
     create index on ops.api_token (expires_at)`,
  ],
  [
    'webhook-deliveries',
    `create table ops.webhook_delivery (
       id text primary key, webhook_id text not null, target_id text not null, owner_id text not null, kind text not null,
       body text not null, state text not null, attempts int not null, status int, fault text,
       created_at timestamptz not null, tried_at timestamptz not null default now());
     create index on ops.webhook_delivery (target_id, created_at desc);
     create index on ops.webhook_delivery (webhook_id, tried_at desc);
     create index on ops.webhook_delivery (created_at)`,
  ],
  [
    // A build of read models that an admin paused.
    'paused-work',
    `alter table ops.projection_work add column paused_at timestamptz,
       add column paused_seconds double precision not null default 0`,
  ],
  [
    // Results of engines that transcribed the same recording, for a day.
    'engine-comparisons',
    `create table ops.engine_comparison (
       id text primary key, owner_id text not null, said text not null, locale text not null, engines jsonb not null,
       sent_to jsonb not null, recording jsonb, state text not null default 'waiting', fault text, seconds double precision,
       results jsonb not null default '[]', created_at timestamptz not null default now());
     create index on ops.engine_comparison (owner_id);
     create table ops.compared_engine (engine text primary key, model text, sent_to text)`,
  ],
  [
    // The words of talks, for the speaker's search. `found_by` has entries that begin with the owner.
    'spoken-words',
    `create table ops.spoken_words (
       session_id text primary key, owner_id text not null, found_by tsvector not null, words text[] not null,
       starts real[] not null);
     create index on ops.spoken_words using gin (found_by);
     create index on ops.spoken_words (owner_id)`,
  ],
  [
    // Learning platforms. `platform_subject` maps a keyed hash of a platform's user to the stream of the account.
    'learning-platforms',
    `create table ops.tool_key (
       id text primary key, public_key jsonb not null, sealed_key text not null, made_at timestamptz not null default now(),
       replaced_at timestamptz);
     create table ops.platform_login (
       state_hash text primary key, nonce text not null, platform_id text not null, browser_hash text not null,
       expires_at timestamptz not null, used_at timestamptz);
     create index on ops.platform_login (expires_at);
     create table ops.platform_subject (
       subject_hash text primary key, account_id text not null unique, person_id text, is_open boolean not null default false);
     create index on ops.platform_subject (person_id);
     create table ops.platform_arrival (
       token_hash text primary key, platform_id text not null, person_id text, claims jsonb not null,
       expires_at timestamptz not null);
     create index on ops.platform_arrival (expires_at);
     create table ops.platform_launch (platform_id text primary key, at timestamptz not null, fault text);
     create table ops.platform_grade (
       account_id text not null, link_id text not null, line_item text not null, platform_id text not null,
       seminar_id text not null, person_id text not null, state text not null default 'waiting', sent_percent int,
       sent_at timestamptz, fault text, tried_at timestamptz not null default now(),
       primary key (account_id, link_id, line_item));
     create index on ops.platform_grade (person_id, seminar_id);
     create index on ops.platform_grade (link_id);
     create index on ops.platform_grade (platform_id, tried_at desc)`,
  ],
  [
    'ages',
    `create index on ops.device_pairing (expires_at);
     create index on ops.guest_password (until) where until is not null;
     create index on ops.account_import (created_at);
     create index on ops.clip (created_at);
     create index on ops.engine_comparison (created_at);
     create index on ops.contact_message (created_at)`,
  ],
];

/** Migrates the schema `ops` to this version. @throws StartupError if a newer version migrated it already */
export async function migrate(pool: Pool, steps = migrations): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    await client.query('create schema if not exists ops');
    await client.query('create table if not exists ops.migration (id int primary key, name text not null)');
    const { rows } = await client.query<{ id: number; name: string }>('select id, name from ops.migration order by id');
    const unknown = rows.find(({ id, name }) => steps[id]?.[0] !== name);
    if (unknown)
      throw new StartupError(`The data was written by a newer version of Rostra (${unknown.name}); start that one.`);

    for (const [id, [name, sql]] of steps.entries()) {
      if (id < rows.length) continue;
      await client.query(sql);
      await client.query('insert into ops.migration values ($1, $2)', [id, name]);
    }
  });
}
