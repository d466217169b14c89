/** Why a model did not answer, by what one can do about it. Messages name the host and the settings, never a key, and never what a server said. */
abstract class CoachError extends Error {}

/** It says no, and will say no again: somebody has to look at the settings (a wrong key, a model that is not there). */
export class CoachRefused extends CoachError {
  override readonly name = 'CoachRefused';
}

/** The paid quota is used up, or the service was asked too often. */
export class CoachQuota extends CoachError {
  override readonly name = 'CoachQuota';
}

/** It cannot be reached, takes too long, broke off, or answered nonsense: later it may work. */
export class CoachUnavailable extends CoachError {
  override readonly name = 'CoachUnavailable';
}
