import { DAY, HOUR, MINUTE, SECOND } from '../../platform/units.ts'

export const authRules = {
  /** A sign-in code expires after this time. */
  codeLifeMs: 10 * MINUTE,
  /**
   * Maximum attempts at a short code per challenge, correct or wrong. Long codes cannot be guessed and have no limit.
   */
  codeTries: 5,
  /**
   * Maximum wrong codes for one email address before its new codes have 8 characters instead of 4 digits. No attempt is
   * blocked.
   */
  codeFailuresPerEmail: { max: 10, windowMs: DAY },
  /** Maximum wrong codes from one client address, such as a home or an office, before its new codes are long. */
  codeFailuresPerAddress: { max: 20, windowMs: HOUR },
  /**
   * Maximum wrong codes in the whole service before all new codes are long. A guess matches a 4-digit code with a
   * chance of 1 in 10,000. So all attackers together have a chance of about 3% a day to open one account. Users mistype
   * about 1 in 20 codes.
   */
  codeFailures: { max: 300, windowMs: DAY },
  /** Maximum number of wrong codes across all accounts within a short window. Beyond it, every new code is long. */
  codeFailuresBurst: { max: 60, windowMs: 10 * MINUTE },
  /**
   * Maximum unspent challenges with a short code for one email address before new codes are long. The three `codesOpen`
   * limits bound the attempts of an attacker who first requests many codes.
   */
  codesOpenPerEmail: 3,
  /** Maximum open challenges with short codes per client address. Above it, the address gets long codes. */
  codesOpenPerAddress: 20,
  /**
   * Maximum unspent challenges with a short code in the whole service before all new codes are long. Most users enter a
   * code within a minute, so 60 open codes mean about 600 sign-ins in 10 minutes.
   */
  codesOpen: 60,
  /**
   * Maximum codes mailed to one email address for one client address. Above this limit, `codeMailsPerEmail` counts as
   * exceeded for this client.
   */
  codeSendsPerClient: { max: 5, windowMs: HOUR },
  /**
   * Maximum codes mailed to one email address. Above this limit, all requests share one email with a long code every
   * `codeMailEveryMs`.
   */
  codeMailsPerEmail: { max: 20, windowMs: HOUR },
  /** Time between two emails with a shared long code. */
  codeMailEveryMs: 5 * MINUTE,
  /** Maximum codes requested from one client address. Accounts that signed in from it before are exempt. */
  codeSendsPerAddress: { max: 100, windowMs: HOUR },
  /**
   * Maximum wrong codes from one client address. Further wrong codes get 429 instead of 400. A correct code always
   * works.
   */
  codeTriesPerAddress: { max: 500, windowMs: HOUR },
  /** Maximum email checks from one client address. */
  emailChecksPerAddress: { max: 300, windowMs: HOUR },
  /** Maximum wrong passwords for one account from one client address. */
  passwordFailuresPerClient: { max: 10, windowMs: HOUR },
  /**
   * Maximum wrong passwords for one account from all addresses that have not signed in to it within `knownClientMs`.
   */
  passwordFailuresPerAccount: { max: 50, windowMs: HOUR },
  /** How long a client address counts as known to an account after a sign-in. */
  knownClientMs: 90 * DAY,
  /** Maximum password attempts from one client address. */
  passwordTriesPerAddress: { max: 500, windowMs: HOUR },
  /** Maximum passwords that one process hashes concurrently. Each takes 19 MiB and a thread. */
  passwordsAtOnce: 2,
  /** Longest queue of passwords to hash, including those in progress. Further requests get 429. */
  passwordsWaiting: 200,
  /** Maximum registrations from one client address. */
  registrationsPerAddress: { max: 100, windowMs: HOUR },
  /** A password reset link expires after this time. */
  resetLifeMs: HOUR,
  /** Maximum reset links for one email address in a short window. A repeated request sends no email. */
  resetSendsAtOnce: { max: 1, windowMs: 30 * SECOND },
  /** Maximum reset links for one email address, requested from one client address. */
  resetSendsPerClient: { max: 5, windowMs: HOUR },
  /**
   * Maximum reset links for one email address. Further requests send no email. Earlier links stay valid for
   * `resetLifeMs`.
   */
  resetSendsPerEmail: { max: 20, windowMs: HOUR },
  /** Maximum reset links requested from one client address. */
  resetSendsPerAddress: { max: 100, windowMs: HOUR },
  /** A link that confirms an email address expires after this time. */
  confirmationLifeMs: 7 * DAY,
  /** Maximum confirmation links for one account in a short window. */
  confirmationsAtOnce: { max: 1, windowMs: 30 * SECOND },
  /** Maximum confirmation links for one account. */
  confirmationsPerAccount: { max: 5, windowMs: HOUR },
  /** Maximum confirmation links requested from one client address. */
  confirmationsPerAddress: { max: 100, windowMs: HOUR },
  /** After this time without a sign-in, a browser counts as new: its next sign-in sends a warning email. */
  deviceKnownMs: 180 * DAY,
  /** A session expires after this time without use. */
  sessionIdleMs: 30 * DAY,
  /** A session expires this long after the sign-in, even if it is used. */
  sessionLifeMs: 90 * DAY,
  /** A session that was started by a magic link expires after this time. */
  linkSessionLifeMs: DAY,
  /** Minimum interval between updates of a session's last use. */
  sessionTouchMs: HOUR,
}
