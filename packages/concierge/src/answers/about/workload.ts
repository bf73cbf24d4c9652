import type { VendorProfile } from '../../facts/profile.ts'
import type { Context } from '../context.ts'
import { sayTexts } from './by-texts.ts'
import type { Part } from './part.ts'

const ASKS = /\bhow many (?:weddings|couples|clients|brides|events|jobs)\b/i
const STATES =
  /\b(?:weddings?|couples?|clients?|events?|brides?)\b[^.]*\b(?:a|per|each|every) (?:year|season|month|week|weekend|day)\b/i

/** Quotes how many weddings a vendor takes: "how many weddings do you do in a year?" */
export function workload({ about, ...vendor }: VendorProfile, context: Context): Part | null {
  if (context.query.language !== 'en' || !ASKS.test(context.question.message)) return null
  const sentence = about.find((text) => STATES.test(text))
  return sentence ? sayTexts({ about, ...vendor }, [{ part: 'about', text: sentence }], context) : null
}
