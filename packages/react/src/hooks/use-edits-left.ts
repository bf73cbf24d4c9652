import { useStore } from '@nanostores/react'
import { createCredits, editsLeft, type VisionDetail } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

/** Returns the number of edits left for a vision. `null` if it is unlimited or not known yet. */
export function useEditsLeft(vision: VisionDetail): number | null {
  const credits = useStore(useClient().ports.once(createCredits).$credits, { ssr: 'initial' })
  return credits.status === 'loading' ? null : editsLeft(vision, credits)
}
