/**
 * The queue, in the schema `ops`. `attempt` counts the claims and never decreases: it fences off an older worker of the same
 * job. All times are the database's. `last_error` is a code, never a message, which could name a person.
 */
export const jobTable = `
  create table ops.job (
    id text primary key,
    kind text not null,
    key text not null,
    owner_id text not null,
    payload jsonb not null,
    priority int not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    run_at timestamptz not null default now(),
    attempt int not null default 0,
    max_attempts int not null check (max_attempts > 0),
    lease_until timestamptz check ((lease_until is not null) = (state = 'running')),
    last_error text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (kind, key));
  create index job_waiting on ops.job (kind, run_at) where state = 'queued';
  create index job_running on ops.job (owner_id) where state = 'running'`;
