import { MAX_BRIEF_VENDORS } from '@vowkit/sdk-core/contract'
import { isSaved, type Vendor } from '@vowkit/sdk-core/vendors'

/**
 * Returns the vendors that are selected when a brief opens: the compared vendors, then the saved vendors that the couple
 * has not contacted yet, up to the limit of a brief.
 */
export function chosenAtFirst(
  vendors: readonly Vendor[],
  compared: readonly { id: string }[],
  favourites: ReadonlyMap<string, boolean>,
): Vendor[] {
  const isCompared = ({ id }: Vendor) => compared.some((other) => other.id === String(id))
  const saved = vendors.filter((one) => !isCompared(one) && !one.progress && isSaved(one, favourites))
  return [...vendors.filter(isCompared), ...saved].slice(0, MAX_BRIEF_VENDORS)
}
