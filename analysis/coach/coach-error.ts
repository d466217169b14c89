/** Why a model did not answer. There is one class for each remedy. Messages name the host and the settings, but no key and no text of the server. */
abstract class CoachError extends Error {}

/** A permanent refusal: an operator has to check the settings (a wrong key, a model that does not exist). */
export class CoachRefused extends CoachError {
  override readonly name = 'CoachRefused';
}

/** The paid quota is used up, or there were too many requests. */
export class CoachQuota extends CoachError {
  override readonly name = 'CoachQuota';
}

/** The server is unreachable, too slow, broke off, or returned an invalid answer: a later attempt may succeed. */
export class CoachUnavailable extends CoachError {
  override readonly name = 'CoachUnavailable';
}
