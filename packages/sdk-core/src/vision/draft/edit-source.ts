import type { SafeStorage } from '../../platform/safe-storage.ts'
import type { EditSource } from './draft.ts'

/** Creates access to the documented keys under which other pages store the vision to start from. */
export function createEditSource(local: SafeStorage, suffix: string) {
  const textKey = `editDreamDescription${suffix}`
  const imageKey = `editDreamImageUrl${suffix}`
  const idKey = `editDreamVisionId${suffix}`

  function clear(): void {
    local.remove(textKey)
    local.remove(imageKey)
    local.remove(idKey)
  }

  return {
    put({ visionId, description, imageUrl }: EditSource): void {
      local.set(textKey, description)
      if (visionId) local.set(idKey, visionId)
      if (imageUrl) local.set(imageKey, imageUrl)
    },
    /** Returns the source and removes it from storage. */
    take(): EditSource | null {
      const description = local.get(textKey)
      const imageUrl = local.get(imageKey) ?? undefined
      const visionId = local.get(idKey) ?? undefined
      if (description === null) return null
      clear()
      return { visionId, description, imageUrl }
    },
    clear,
  }
}
