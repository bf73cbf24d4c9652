import { isRecord } from '../../contract/shared/envelope.ts'
import { fromJson, toJson } from '../../platform/json.ts'
import type { Clock, Images } from '../../platform/platform.ts'
import type { SafeStorage } from '../../platform/safe-storage.ts'
import type { DraftSource } from './draft.ts'
import { fitImages } from './fit-images.ts'

/** Age after which a stored draft expires, so that photos do not remain on a shared device. */
export const DRAFT_AGE_MS = 24 * 60 * 60_000

/** The content of a draft. */
export interface DraftContent {
  text: string
  /** The images, as data URLs. */
  urls: readonly string[]
  source: DraftSource | null
}

/** A draft in storage. */
export interface StoredDraft {
  /** Returns the stored draft. Returns `null` if there is none or it is older than a day. */
  load(): DraftContent | null
  /**
   * Saves the text. Returns false if the stored images had to be removed to make room. The caller must then save the
   * images again.
   */
  saveText(text: string): boolean
  saveSource(source: DraftSource | null): void
  /**
   * Saves the images. Resolves to false if they do not fit into storage. Stops writing once `areCurrent` returns false.
   */
  saveImages(urls: readonly string[], areCurrent: () => boolean): Promise<boolean>
  clear(): void
}

/** Creates access to the stored draft of a scope, under the documented keys. */
export function createStoredDraft(area: SafeStorage, suffix: string, clock: Clock, images: Images): StoredDraft {
  const textKey = `pendingDreamDescription${suffix}`
  const imagesKey = `pendingDreamImages${suffix}`
  const sourceKey = `pendingDreamSource${suffix}`
  const savedAtKey = `pendingDreamSavedAt${suffix}`

  function clear(): void {
    for (const key of [textKey, imagesKey, sourceKey, savedAtKey]) area.remove(key)
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
      if (clock.now() - Number(area.get(savedAtKey) ?? clock.now()) < DRAFT_AGE_MS)
        return { text: text ?? '', urls, source: sourceIn(fromJson(area.get(sourceKey))) }
      clear()
      return null
    },
    saveText(text) {
      if (!text) area.remove(textKey)
      else if (put(textKey, text) === 'full') {
        // The visitor can add photos again, but cannot recover lost text.
        area.remove(imagesKey)
        put(textKey, text)
        return false
      }
      return true
    },
    saveSource(source) {
      if (source) put(sourceKey, toJson(source))
      else area.remove(sourceKey)
    },
    async saveImages(urls, areCurrent) {
      area.remove(imagesKey)
      if (urls.length === 0) return true
      const fitting = await fitImages(urls, images, (sized) =>
        areCurrent() ? put(imagesKey, toJson(sized)) : 'blocked',
      )
      // Do not keep an incomplete set of photos in storage.
      if (!fitting && areCurrent()) area.remove(imagesKey)
      return fitting !== null
    },
    clear,
  }
}

/** Returns the strings in a list. Drops all other values. */
export function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function sourceIn(value: unknown): DraftSource | null {
  if (!isRecord(value) || typeof value.visionId !== 'string' || typeof value.description !== 'string') return null
  return { visionId: value.visionId, description: value.description }
}
