import type { VendorProfile } from '../../facts/profile.ts'
import { bold } from '../../text.ts'
import type { Context } from '../context.ts'
import { answerByTexts } from './by-texts.ts'
import type { Part } from './part.ts'

const METHODS =
  /\b(?:credit|debit) cards?\b|\b(?:by|with|take|accept|use) (?:a |my |our )?cards?\b|\b(?:visa|amex|mastercard|venmo|paypal|zelle|apple pay|bitcoin|crypto)\b/iu

/**
 * Answers which cards and services a vendor accepts. Terms such as "half on booking" do not answer that. Returns null for
 * other questions.
 */
export function paymentMethods(vendor: VendorProfile, context: Context): Part | null {
  const method = METHODS.exec(context.question.message)?.[0]
  if (method === undefined) return null
  const said = answerByTexts(vendor, context, { topics: ['credit-cards'], isFactRequired: true })
  return said ?? { text: context.say.vendor.unknownAbout(bold(vendor.name), method), quotes: [] }
}
