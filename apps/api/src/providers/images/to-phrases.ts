import type { UnderstoodPhrase } from '@vowkit/sdk-core/contract'
import type { Understood } from '@vowkit/understanding'

/** Returns each thing once, with the first phrase that names it. */
export function toPhrases(understood: readonly Understood[]): UnderstoodPhrase[] {
  const named = new Map(
    understood.map(({ phrase, as }) => [as, { phrase, as }]).reverse() as [string, UnderstoodPhrase][],
  )
  return [...named.values()].reverse()
}
