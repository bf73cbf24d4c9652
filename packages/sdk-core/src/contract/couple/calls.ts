import * as z from 'zod/mini'
import { KnownPassword, NewPassword, PhoneNumber } from '../account/calls.ts'
import { LoginCode } from '../auth/schema.ts'
import type { Call } from '../shared/call.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_INSPIRATION_LENGTH } from '../shared/limits.ts'
import { photos } from '../shared/photos.ts'
import {
  Detail,
  GivenOptionalDate,
  GivenOptionalGuestCount,
  Id,
  OptionalEmail,
  OptionalName,
  WholeNumber,
} from '../shared/primitives.ts'
import {
  CategoryList,
  CoupleDashboard,
  CoupleProfile,
  GeneratedImage,
  Inspiration,
  InspirationList,
  PasswordSet,
  StoredImage,
} from './schema.ts'
import { coupleWire } from './wire.ts'

export const coupleCalls = {
  getDashboard: {
    ...coupleWire.getDashboard,
    summary: 'Returns the couple’s data for the navigation bar and the board.',
    tag: 'couple',
    status: 200,
    response: CoupleDashboard,
    failures: [401],
    noStore: true,
    openTo: ['embed', 'link'],
  },
  getProfile: {
    ...coupleWire.getProfile,
    summary: 'Returns the couple’s data for the settings.',
    tag: 'couple',
    status: 200,
    response: CoupleProfile,
    failures: [401],
    noStore: true,
  },
  saveProfile: {
    ...coupleWire.saveProfile,
    summary: 'Stores the fields that are sent. An empty value clears a field; a missing one keeps it.',
    tag: 'couple',
    body: z.object({
      first_name: z.optional(OptionalName),
      last_name: z.optional(OptionalName),
      partner_name: z.optional(OptionalName),
      partner_email: z.optional(OptionalEmail),
      wedding_date: z.optional(GivenOptionalDate),
      wedding_city: z.optional(z.string().check(z.maxLength(200))),
      phone_number: z.optional(PhoneNumber),
      /** The couple's estimate of its guests. */
      guests: z.optional(GivenOptionalGuestCount),
    }),
    status: 200,
    response: Detail,
    failures: [400, 401],
    noStore: true,
  },
  setPassword: {
    ...coupleWire.setPassword,
    summary:
      'Changes the password and ends every session. Needs the current password or a fresh sign-in code. The response has the token of a new session.',
    tag: 'couple',
    body: z.object({
      password: NewPassword,
      /** The password that the account has. Not needed with `code`. */
      current_password: z.optional(KnownPassword),
      /** A code that `loginVision` has sent to the account’s own email address, in place of the current password. */
      code: z.optional(LoginCode),
      /** The `challenge` from the response that sent the code. */
      challenge: z.optional(z.string().check(z.maxLength(100))),
    }),
    status: 200,
    response: PasswordSet,
    failures: [400, 401],
    noStore: true,
  },
  saveProfileImage: {
    ...coupleWire.saveProfileImage,
    summary: 'Stores the couple’s photo. Uses only the first photo.',
    tag: 'couple',
    body: z.object({}),
    files: photos('image'),
    status: 200,
    response: StoredImage,
    failures: [400, 401, 413],
    noStore: true,
  },
  listInspirations: {
    ...coupleWire.listInspirations,
    summary: 'Lists at most 100 inspirations on the couple’s board, newest first.',
    tag: 'couple',
    query: z.object({
      /** The id of the last inspiration of a page. If present, the call returns the inspirations after it. */
      before: z.optional(WholeNumber),
    }),
    status: 200,
    response: InspirationList,
    failures: [400, 401],
    noStore: true,
  },
  createInspiration: {
    ...coupleWire.createInspiration,
    summary: 'Adds an inspiration with one to five images to the couple’s board.',
    tag: 'couple',
    body: z.object({
      /** The id of the inspiration's category. */
      category: Id,
      description: z._default(z.string().check(z.maxLength(MAX_INSPIRATION_LENGTH)), ''),
    }),
    files: photos('images'),
    status: 201,
    response: Inspiration,
    idempotent: true,
    failures: [400, 401, 409, 413],
    noStore: true,
  },
  generateImage: {
    ...coupleWire.generateImage,
    summary: 'Generates one image from a prompt. Responds 404 on a deployment without the image generator.',
    tag: 'couple',
    body: z.object({
      /** What to draw. */
      prompt: z.string().check(
        z.refine((text) => text.trim() !== '', { error: 'Describe what to draw.' }),
        z.maxLength(MAX_DESCRIPTION_LENGTH),
      ),
    }),
    status: 200,
    response: GeneratedImage,
    idempotent: true,
    failures: [400, 401, 404, 409, 413],
    noStore: true,
  },
  listCategories: {
    ...coupleWire.listCategories,
    summary: 'Lists the vendor categories.',
    tag: 'vendors',
    status: 200,
    response: CategoryList,
    failures: [],
    openTo: ['embed', 'link'],
  },
} as const satisfies Record<string, Call>
