import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PHONE_PATTERN } from '../shared/limits.ts'
import { photos } from '../shared/photos.ts'
import {
  Detail,
  Email,
  GivenDate,
  GivenOptionalGuestCount,
  Id,
  OptionalEmail,
  oneOrMore,
  personName,
} from '../shared/primitives.ts'
import { BUDGET_SYMBOLS } from './preferences.ts'
import { AccountSession, ResetAnswer, ResetLink } from './schema.ts'
import { accountWire } from './wire.ts'

/** An existing password. It has the same length limit as a new password. */
export const KnownPassword = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH))

/** A password for a new account or a password change. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: `Use at least ${PASSWORD_MIN_LENGTH} characters.` }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: `Use at most ${PASSWORD_MAX_LENGTH} characters.` }),
  )

/** The token of a reset link. */
const ResetToken = z.string().check(z.maxLength(200))

/** A phone number of 4 to 15 digits. */
export const PhoneNumber = z.string().check(z.regex(PHONE_PATTERN, { error: 'Please enter only numbers' }))

export const accountCalls = {
  login: {
    ...accountWire.login,
    summary: 'Signs in with email and password.',
    tag: 'account',
    body: z.object({
      /** The account's email address, in spite of the field's name. */
      username: z.string().check(z.maxLength(254)),
      password: z._default(KnownPassword, ''),
    }),
    status: 200,
    response: AccountSession,
    failures: [400],
    noStore: true,
  },
  register: {
    ...accountWire.register,
    summary: 'Creates a couple’s account and signs in.',
    tag: 'account',
    body: z.object({
      /** The name of the couple, as they typed it. The first word becomes the first name. */
      username: personName('Enter your name.'),
      email: Email,
      phone_number: PhoneNumber,
      password: NewPassword,
    }),
    status: 201,
    response: AccountSession,
    failures: [400],
    noStore: true,
  },
  forgotPassword: {
    ...accountWire.forgotPassword,
    summary: 'Sends a password reset link by email. Responds the same for every email address.',
    tag: 'account',
    body: z.object({ email: Email }),
    status: 201,
    response: Detail,
    failures: [400],
    noStore: true,
  },
  checkResetLink: {
    ...accountWire.checkResetLink,
    summary: 'Checks a reset link. Prefer the POST call: servers log the addresses of requests.',
    tag: 'account',
    query: z.object({
      /** The token of the reset link. */
      token: ResetToken,
    }),
    status: 200,
    response: ResetLink,
    failures: [400],
    noStore: true,
  },
  checkResetToken: {
    ...accountWire.checkResetToken,
    summary: 'Checks a reset link without redeeming it. The token travels in the body.',
    tag: 'account',
    body: z.object({
      /** The token of the reset link. */
      token: ResetToken,
    }),
    status: 200,
    response: ResetLink,
    failures: [400],
    noStore: true,
  },
  resetPassword: {
    ...accountWire.resetPassword,
    summary: 'Sets a password with a reset link, once, and signs in. Ends all other sessions of the account.',
    tag: 'account',
    body: z.object({
      new_password: NewPassword,
      /** The token of the reset link. */
      token: ResetToken,
    }),
    status: 200,
    response: ResetAnswer,
    failures: [400],
    noStore: true,
  },
  saveBasicInfo: {
    ...accountWire.saveBasicInfo,
    summary: 'Stores the couple’s partner, wedding date and photo. Uses only the first photo.',
    tag: 'account',
    body: z.object({
      /** The caller’s own id, if present. */
      user_primary: z.optional(Id),
      partner_name: personName('Enter your partner’s name.'),
      /** The partner’s email address, or `""`. */
      partner_email: z._default(OptionalEmail, ''),
      /** An empty string leaves the stored value unchanged. */
      wedding_location: z._default(z.string().check(z.maxLength(200)), ''),
      wedding_date: GivenDate,
      /** The couple's estimate of its guests. An empty value clears it; a missing one keeps it. */
      guests: z.optional(GivenOptionalGuestCount),
    }),
    files: photos('image'),
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 413],
    noStore: true,
  },
  savePreferences: {
    ...accountWire.savePreferences,
    summary: 'Stores what the couple is looking for.',
    tag: 'account',
    body: z.object({
      /** The titles of the chosen styles, separated by a comma and a space. */
      wedding_description: z.string().check(
        z.refine((text) => text.trim() !== '', {
          error: 'Please select at least one description of your dream wedding',
        }),
        z.maxLength(1000),
      ),
      /** The symbol of the budget, from `$` for the lowest to `$$$$$` for the highest. */
      wedding_budget: z.enum(BUDGET_SYMBOLS, { error: 'Please select a budget.' }),
      /** At least one category id. */
      categories: oneOrMore(Id),
    }),
    status: 200,
    response: Detail,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
