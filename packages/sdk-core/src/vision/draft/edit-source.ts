import type { SafeStorage } from '../../platform/safe-storage.ts'
import type { EditSource } from './draft.ts'

/** Creates access to the documented keys under which other pages store the vision to start from. */
export function createEditSource(local: SafeStorage, suffix: string) {
  const textKey = `editDreamDescription${suffix}`
  const imageKey = `editDreamImageUrl${suffix}`

  function clear(): void {
    local.remove(textKey)
    local.remove(imageKey)
  }

  return {
    put({ description, imageUrl }: EditSource): void {
      local.set(textKey, description)
      if (imageUrl) local.set(imageKey, imageUrl)
    },
    /** Returns the source and removes it from storage. */
    take(): EditSource | null {
      const description = local.get(textKey)
      const imageUrl = local.get(imageKey) ?? undefined
      if (description === null) return null
      clear()
      return { description, imageUrl }
    },
    clear,
  }
}
