import { fromJson, toJson } from '../../platform/json.ts'
import type { Clock, Images } from '../../platform/platform.ts'
import type { SafeStorage } from '../../platform/safe-storage.ts'
import { fitImages } from './fit-images.ts'

/** Photos must not lie about on a shared device for ever. */
export const DRAFT_AGE_MS = 24 * 60 * 60_000

/** A draft as storage has it. */
export interface StoredDraft {
  /** `null` when there is none, or it is older than a day. */
  load(): { text: string; urls: string[] } | null
  /** False when it took the room of the images: they are to be kept anew. */
  saveText(text: string): boolean
  /** False when the browser cannot keep them. Stops writing as soon as they are not wanted any more. */
  saveImages(urls: readonly string[], areWanted: () => boolean): Promise<boolean>
  forget(): void
}

/** Opens the documented keys of the draft of a scope. */
export function createStoredDraft(keep: SafeStorage, suffix: string, clock: Clock, images: Images): StoredDraft {
  const textKey = `pendingDreamDescription${suffix}`
  const imagesKey = `pendingDreamImages${suffix}`
  const savedAtKey = `pendingDreamSavedAt${suffix}`

  function forget(): void {
    for (const key of [textKey, imagesKey, savedAtKey]) keep.remove(key)
  }

  function put(key: string, value: string) {
    keep.set(savedAtKey, String(clock.now()))
    return keep.set(key, value)
  }

  return {
    load() {
      const text = keep.get(textKey)
      const urls = stringsIn(fromJson(keep.get(imagesKey)))
      if (text === null && urls.length === 0) return null
      if (clock.now() - Number(keep.get(savedAtKey) ?? clock.now()) < DRAFT_AGE_MS) return { text: text ?? '', urls }
      forget()
      return null
    },
    saveText(text) {
      if (!text) keep.remove(textKey)
      else if (put(textKey, text) === 'full') {
        // Photos can be added again; words are lost.
        keep.remove(imagesKey)
        put(textKey, text)
        return false
      }
      return true
    },
    async saveImages(urls, areWanted) {
      keep.remove(imagesKey)
      if (urls.length === 0) return true
      const fitting = await fitImages(urls, images, (sized) =>
        areWanted() ? put(imagesKey, toJson(sized)) : 'blocked',
      )
      // Half a set of photos in memory would look like a whole one after coming back.
      if (!fitting && areWanted()) keep.remove(imagesKey)
      return fitting !== null
    },
    forget,
  }
}

/** The texts of a list, and nothing else. */
export function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
