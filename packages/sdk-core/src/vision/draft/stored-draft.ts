import { fromJson, toJson } from '../../platform/json.ts'
import type { Clock, Images } from '../../platform/platform.ts'
import type { SafeStorage } from '../../platform/safe-storage.ts'
import { fitImages } from './fit-images.ts'

/** Drafts expire, so that photos do not stay on a shared device. */
export const DRAFT_AGE_MS = 24 * 60 * 60_000

/** A draft in storage. */
export interface StoredDraft {
  /** Returns `null` if there is none or it is older than a day. */
  load(): { text: string; urls: string[] } | null
  /** Returns false if the images had to be removed to make room. Save them again then. */
  saveText(text: string): boolean
  /** Resolves to false if the browser cannot store them. Stops writing when they are no longer current. */
  saveImages(urls: readonly string[], areCurrent: () => boolean): Promise<boolean>
  clear(): void
}

/** Opens the documented keys of a scope's draft. */
export function createStoredDraft(area: SafeStorage, suffix: string, clock: Clock, images: Images): StoredDraft {
  const textKey = `pendingDreamDescription${suffix}`
  const imagesKey = `pendingDreamImages${suffix}`
  const savedAtKey = `pendingDreamSavedAt${suffix}`

  function clear(): void {
    for (const key of [textKey, imagesKey, savedAtKey]) area.remove(key)
  }

  function put(key: string, value: string) {
    area.set(savedAtKey, String(clock.now()))
    return area.set(key, value)
  }

  return {
    load() {
      const text = area.get(textKey)
      const urls = stringsIn(fromJson(area.get(imagesKey)))
      if (text === null && urls.length === 0) return null
      if (clock.now() - Number(area.get(savedAtKey) ?? clock.now()) < DRAFT_AGE_MS) return { text: text ?? '', urls }
      clear()
      return null
    },
    saveText(text) {
      if (!text) area.remove(textKey)
      else if (put(textKey, text) === 'full') {
        // The visitor can add photos again, but not recover lost text.
        area.remove(imagesKey)
        put(textKey, text)
        return false
      }
      return true
    },
    async saveImages(urls, areCurrent) {
      area.remove(imagesKey)
      if (urls.length === 0) return true
      const fitting = await fitImages(urls, images, (sized) =>
        areCurrent() ? put(imagesKey, toJson(sized)) : 'blocked',
      )
      // Storage must not keep an incomplete set of photos.
      if (!fitting && areCurrent()) area.remove(imagesKey)
      return fitting !== null
    },
    clear,
  }
}

/** Returns the strings of a list. Drops everything else. */
export function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
