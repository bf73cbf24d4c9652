import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { MAX_GUESTS, MAX_INQUIRY_LENGTH } from '../shared/limits.ts'
import { GivenDate, Id, VisionId } from '../shared/primitives.ts'
import { MAX_BRIEF_VENDORS, MIN_BRIEF_VENDORS } from './outcomes.ts'
import { BriefResult, VendorAnswerList } from './schema.ts'
import { briefWire } from './wire.ts'

const whole = (max: number) => {
  const error = `Enter a number from 1 to ${max.toLocaleString('en-US')}.`
  return z
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= max, { error }))
}
const MAX_BUDGET = 99_999_999
const VENDORS = `Choose ${MIN_BRIEF_VENDORS} to ${MAX_BRIEF_VENDORS} vendors.`
/** The room that the sentence with the budget needs in the message of an inquiry. */
const BUDGET_LENGTH = 100

export const briefCalls = {
  sendBrief: {
    ...briefWire.sendBrief,
    summary: 'Sends several vendors one inquiry each. Vendors that have an inquiry of the couple get none.',
    tag: 'vendors',
    body: z.object({
      /** The ids of the vendors. */
      vendor_ids: z
        .array(Id, { error: VENDORS })
        .check(z.minLength(MIN_BRIEF_VENDORS, { error: VENDORS }), z.maxLength(MAX_BRIEF_VENDORS, { error: VENDORS })),
      message: z.optional(
        z.string().check(
          z.trim(),
          z.maxLength(MAX_INQUIRY_LENGTH - BUDGET_LENGTH, {
            error: `Use at most ${MAX_INQUIRY_LENGTH - BUDGET_LENGTH} characters.`,
          }),
        ),
      ),
      guests: z.optional(whole(MAX_GUESTS)),
      wedding_date: z.optional(GivenDate),
      /**
       * The most that the couple wants to pay each vendor, in the currency of the deployment. Part of the message, in
       * the language of the request.
       */
      budget: z.optional(whole(MAX_BUDGET)),
      /** A vision of the couple, which the vendors can then see. */
      vision_id: z.optional(VisionId),
    }),
    status: 200,
    response: BriefResult,
    idempotent: true,
    failures: [400, 401, 409],
    noStore: true,
  },
  listAnswers: {
    ...briefWire.listAnswers,
    summary:
      'Returns how far vendors have answered the couple: these vendors in this order, or the 10 that the couple asked last.',
    tag: 'vendors',
    query: z.object({
      /** The ids of vendors, separated by commas. Vendors that the couple has not contacted are left out. */
      vendors: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,9}$/))),
    }),
    status: 200,
    response: VendorAnswerList,
    failures: [400, 401],
    noStore: true,
  },
} as const satisfies Record<string, Call>
