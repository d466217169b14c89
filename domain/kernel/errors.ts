/**
 * Every error code, with its status and the stable English text for people who call the API by hand.
 * The client owns the words that users see.
 */
export const problems = {
  invalid_input: [400, 'The input is not valid.'],
  authorization_pending: [400, 'Nobody has confirmed this device yet, ask again.'],
  slow_down: [400, 'That was too soon: wait five seconds more between two questions.'],
  expired_token: [400, 'The time of this code is over, begin anew.'],
  unauthorized: [401, 'Sign in first.'],
  password_incorrect: [401, 'Incorrect password'],
  api_token_revoked: [401, 'This token was revoked.'],
  api_token_expired: [401, 'This token has expired.'],
  EMAIL_NOT_VERIFIED: [403, 'The e-mail address is not confirmed yet.'],
  email_not_confirmed: [403, 'The e-mail address is not confirmed yet.'],
  user_not_active: [403, 'This account is not active.'],
  access_denied: [403, 'A permission is missing.'],
  token_reads_only: [403, 'This token may only read.'],
  not_for_programs: [403, 'A person has to make this call, not a program.'],
  user_not_authorized: [403, 'This person may not do that.'],
  not_found: [404, 'There is no such thing.'],
  user_not_found: [404, 'There is no such user.'],
  owner_not_found: [404, 'There is no such owner.'],
  no_user_with_this_email: [404, 'There is no user with this e-mail address.'],
  element_not_found: [404, 'There is no such element.'],
  block_not_found: [404, 'There is no such block.'],
  seminar_not_found: [404, 'There is no such seminar.'],
  seminar_order_not_found: [404, 'Order of currently selected seminar is null'],
  block_data_not_found: [404, 'The block has no data.'],
  element_data_not_found: [404, 'The element has no data.'],
  invitation_not_found: [404, 'There is no such invitation.'],
  seminar_user_not_found: [404, 'This person does not take part in the seminar.'],
  goal_not_found: [404, 'There is no such goal.'],
  request_timeout: [408, 'That took too long to arrive.'],
  user_exists: [409, 'user_exists'],
  invitation_deactivated: [409, 'The invitation is not active any more.'],
  last_admin: [409, 'Somebody else has to be able to administer first.'],
  company_needs_owner: [409, 'The owner hands the company over first.'],
  goal_needs_person: [409, 'A goal needs somebody who has it.'],
  cannot_delete: [409, 'Something else still needs it.'],
  InvalidOperationException: [409, 'This user is already in/owns a company'],
  no_seats_left: [409, 'All seats are taken, or held for somebody who is invited.'],
  seats_in_use: [409, 'More people have a seat than there would be.'],
  subscription_exists: [409, 'There is a subscription already.'],
  payments_not_set_up: [409, 'Buying is not set up here.'],
  payment_pending: [409, 'A payment is still under way.'],
  conflict: [409, 'Someone else was faster, or it is not in a state for that.'],
  too_many_tokens: [409, 'Revoke another token first.'],
  too_many_webhooks: [409, 'Delete another webhook first.'],
  too_many_takes: [409, 'Finish or discard another recording first.'],
  take_incomplete: [409, 'Chunks of this recording are missing.'],
  seminar_not_completed: [422, 'The seminar is not completed.'],
  certificate_revoked: [422, 'The certificate was revoked.'],
  seminar_closed: [409, 'The seminar takes nothing at the moment.'],
  group_closed: [409, 'Nobody joins or writes in this group any more.'],
  group_full: [409, 'This group has as many members as it may have.'],
  group_limit: [409, "This plan has one group of one's own, and there is one already."],
  group_needs_owner: [409, 'The owner hands the group over first, or deletes it.'],
  no_new_master_key: [409, 'Set another MASTER_KEY, and the one of now as MASTER_KEY_PREVIOUS.'],
  already_running: [409, 'This is being worked on already; ask again when that has ended.'],
  tus_version: [412, 'The version of tus has to be 1.0.0 (Tus-Resumable).'],
  payload_too_large: [413, 'That is larger than what is accepted.'],
  unsupported_media_type: [415, 'This type of content is not accepted.'],
  invalid_type: [415, 'Element type not found'],
  image_upload_failed: [422, 'The image could not be stored.'],
  media_unreadable: [422, 'The recording cannot be read.'],
  idempotency_mismatch: [422, 'This Idempotency-Key was used with another request.'],
  element_locked: [422, 'An earlier element has to be done first.'],
  too_many_submissions: [422, 'This element takes no further submission.'],
  too_many_shared: [422, 'No further submission of this element can be shared.'],
  not_rateable: [422, 'Submissions of this element are not rated.'],
  too_many_files: [422, 'It holds no further file.'],
  table_unreadable: [422, 'No e-mail addresses were found in this table.'],
  seminar_incomplete: [422, 'Something is missing before this can be published.'],
  coupon_invalid: [422, 'There is no such coupon, or it is not valid now.'],
  coupon_used_up: [422, 'This coupon was used as often as it may be.'],
  coupon_not_applicable: [422, 'This coupon is not for that plan, currency or interval.'],
  currency_fixed: [422, 'The currency was fixed by the first purchase.'],
  payment_declined: [422, 'The payment was declined.'],
  authentication_required: [422, 'The bank wants to see the customer first.'],
  card_declined: [422, 'The bank declined the card.'],
  expired_card: [422, 'The card has expired.'],
  insufficient_funds: [422, 'The account does not hold enough.'],
  incorrect_card: [422, 'Something about the card is wrong: its number, its date or its check digits.'],
  vat_id_invalid: [422, 'This VAT id is not valid.'],
  device_token_failed: [422, 'Failed to generate device token.'],
  upload_in_use: [423, 'Another connection is sending to this upload.'],
  too_many_waiting: [429, 'Many of your talks still wait for their analysis. Try again later.'],
  quota_exhausted: [429, 'The quota of this month is used up.'],
  too_many_requests: [429, 'Too many requests, try again later.'],
  internal_error: [500, 'Something went wrong here.'],
  person_key_missing: [
    503,
    "The key to this person's data is missing. Whoever runs this has to restore it from a backup.",
  ],
  payment_service_unavailable: [503, 'The payment service does not answer, try again in a moment.'],
  not_ready: [503, 'Not ready, try again in a moment.'],
  storage_full: [507, 'There is no space left to store this.'],
} as const satisfies Record<string, readonly [status: number, description: string]>;

export type ErrorCode = keyof typeof problems;

/** A fault of one field of the input. */
export type FieldError = Readonly<{ field: string; code: string }>;

/** A rule refused the request. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, field?: string, errors?: readonly FieldError[]) {
    super(problems[code][1]);
    this.code = code;
    this.field = field;
    this.errors = errors;
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new DomainError(code, field);
}

/** Refuses an input, with all of its faults. */
export function refuseFields(errors: readonly FieldError[]): never {
  throw new DomainError('invalid_input', errors[0]?.field, errors);
}
