import type { SortOrder } from './query.ts'
import type { Reading } from './reading.ts'
import type { VendorContext, VendorIntent } from './vendor-question.ts'

const ORDERS: readonly (readonly [RegExp, SortOrder])[] = [
  [/\b(?:cheaper|less expensive|less pricey|lower priced|more affordable|costs? less)\b/i, 'cheapest'],
  [/\b(?:pricier|more expensive|dearer|costs? more|fancier)\b/i, 'dearest'],
  [/\b(?:bigger|larger|more (?:room|space|seats|guests|people)|roomier)\b/i, 'largest'],
  [/\b(?:smaller|tinier|more intimate|fewer (?:guests|people|seats))\b/i, 'smallest'],
  [/\b(?:better|higher)(?: rated| reviewed| ratings?| reviews?)?\b/i, 'best-rated'],
]
const INDEFINITE =
  /\b(?:any|anything|anyone|anybody|something|somebody|someone|somewhere|other|others|one|ones|who|which)\b/i

/** Reads a search for vendors that outdo a named one: "anything bigger than Arroyo Seco?" */
export function readBeyond(
  reading: Reading,
  base: VendorIntent,
  vendorId: number,
  { vendorOf }: VendorContext,
): VendorIntent | null {
  const { language, text, tokens, vendors, namedCategoryIds } = reading
  const at = vendors.find(({ id }) => id === vendorId)?.at ?? 0
  const isThan = tokens[at - 1]?.word === 'than' || (tokens[at - 1]?.word === 'the' && tokens[at - 2]?.word === 'than')
  const order = ORDERS.find(([words]) => words.test(text))?.[1]
  if (language !== 'en' || !isThan || !order || (namedCategoryIds.length === 0 && !INDEFINITE.test(text))) return null
  const categoryIds =
    namedCategoryIds.length > 0 ? namedCategoryIds : (vendorOf(vendorId)?.categoryIds.slice(0, 1) ?? [])
  return {
    ...base,
    intent: 'find',
    conditions: { ...base.conditions, categoryIds },
    sort: order,
    aspects: [],
    exceptIds: [vendorId],
    beyond: vendorId,
  }
}
