import { fillBrand, type SiteBrand } from '@vowkit/sdk-core/contract'
import { UNKNOWN_BRAND } from '../brand.ts'
import type { Language } from './language.ts'

/** Filled texts by brand and source, so that a render gets the same object as the render before. */
const filledTexts = new WeakMap<SiteBrand, WeakMap<object, object>>()

/** Replaces the placeholders of all texts by the names of the deployment. */
export function fillTexts<Texts extends object>(texts: Texts, brand: SiteBrand, language: Language): Texts {
  // At build time, the placeholders stay for the server.
  if (brand === UNKNOWN_BRAND) return texts
  const ofBrand = filledTexts.get(brand) ?? new WeakMap<object, object>()
  filledTexts.set(brand, ofBrand)
  const filled = ofBrand.get(texts) ?? fill(texts, (text) => fillBrand(text, brand, language))
  ofBrand.set(texts, filled as object)
  // The copy has the same keys, and its texts are texts.
  return filled as Texts
}

function fill(value: unknown, fillText: (text: string) => string): unknown {
  if (typeof value === 'string') return fillText(value)
  if (typeof value === 'function') return (...args: unknown[]) => fill(value(...args), fillText)
  if (Array.isArray(value)) return value.map((part) => fill(part, fillText))
  if (typeof value !== 'object' || value === null || isElement(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, fillText)]))
}

function isElement(value: object): boolean {
  return '$$typeof' in value
}
