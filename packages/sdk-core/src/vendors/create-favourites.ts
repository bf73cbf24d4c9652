import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import { vendorListWire } from '../contract/vendors/list-wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { VENDOR_SAVED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { isSaved } from './show-vendor.ts'

/** The fields of a vendor that saving it as a favourite requires. */
export interface Savable {
  id: Id
  is_favorited?: boolean
}

/** The couple's saved vendors, with optimistic updates. */
export interface Favourites {
  readonly $favourites: ReadableAtom<ReadonlyMap<string, boolean>>
  isSaved(vendor: Savable): boolean
  /**
   * Saves or removes a vendor. Concurrent calls for a vendor share one promise. The save is tracked in analytics once
   * the backend's response confirms it. If `isRefetched` is set, or the response has no state, the next `sync` tracks
   * it.
   */
  set(vendor: Savable, wanted: boolean, isRefetched?: boolean): Promise<SaveResult>
  /** Returns the current version for a later call of {@link sync}. */
  version(): number
  /** Applies a response that was requested at `version`. Ignores vendors that the visitor has toggled since. */
  sync(vendors: readonly Savable[], version: number): void
  reset(): void
}

interface Toggle {
  wanted: boolean
  /** The last state that the backend is known to have. */
  saved: boolean
  /** Whether `saved` is certain. False if the result of the last call is unknown, for example after a lost response. */
  isSure: boolean
  /** Whether the vendor was saved but analytics has not recorded it yet. */
  isUntracked: boolean
  /** The number of times that the visitor has toggled the vendor. */
  changes: number
  settledAt: number
  saving: Promise<SaveResult> | null
}

export function createFavourites(ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'analytics'>): Favourites {
  const $favourites = atom<ReadonlyMap<string, boolean>>(new Map())
  const toggles = new Map<string, Toggle>()
  let version = 0

  function show(id: string, saved: boolean): void {
    if ($favourites.value.get(id) !== saved) $favourites.set(new Map($favourites.value).set(id, saved))
  }

  function trackSaved(id: string, toggle: Toggle): void {
    if (toggle.isUntracked) ports.analytics.track(VENDOR_SAVED, { vendor_id: id })
    toggle.isUntracked = false
  }

  const isSettled = ({ wanted, saved, isSure }: Toggle) => isSure && wanted === saved

  /**
   * Sends calls until the backend has the requested state. Sends one call at a time, because each call toggles the
   * state.
   */
  async function save(id: string, toggle: Toggle, isRefetched: boolean): Promise<SaveResult> {
    const wasSaved = toggle.saved
    let isConfirmed = false
    let outcome: SaveResult = { ok: true }
    let corrections = 0
    while (!isSettled(toggle)) {
      const { changes } = toggle
      const result = await ports.http.call(vendorListWire.markFavourite, { params: { id }, body: {}, logFailure: true })
      if (toggles.get(id) !== toggle) return result
      if (result.ok) toggle.saved = result.data.is_favorited ?? !toggle.saved
      isConfirmed = result.ok && result.data.is_favorited !== undefined
      toggle.isSure = result.status > 0 && result.status < 500
      if (toggle.changes !== changes) corrections = 0
      // The call resulted in the opposite state, so the known state was wrong. Toggle once more.
      else if (!result.ok || (!isSettled(toggle) && corrections++ > 0)) {
        outcome = result.ok ? refused() : result
        break
      }
    }
    toggle.saving = null
    toggle.settledAt = ++version
    toggle.isUntracked = toggle.saved && !wasSaved
    show(id, toggle.saved)
    if (isConfirmed && !isRefetched) trackSaved(id, toggle)
    return outcome
  }

  return {
    $favourites,
    isSaved: (vendor) => isSaved(vendor, $favourites.value),
    set({ id, is_favorited = false }, wanted, isRefetched = false) {
      const key = String(id)
      const toggle = toggles.get(key) ?? newToggle(is_favorited)
      toggles.set(key, toggle)
      toggle.wanted = wanted
      toggle.changes++
      show(key, wanted)
      if (!toggle.saving && !isSettled(toggle)) toggle.saving = save(key, toggle, isRefetched)
      return toggle.saving ?? Promise.resolve({ ok: true })
    },
    version: () => version,
    sync(vendors, requestedAt) {
      for (const { id, is_favorited } of vendors) {
        const toggle = toggles.get(String(id))
        if (!toggle || is_favorited === undefined || toggle.saving || toggle.settledAt > requestedAt) continue
        toggle.saved = is_favorited
        toggle.isSure = true
        if (is_favorited) trackSaved(String(id), toggle)
        toggle.isUntracked = false
        show(String(id), is_favorited)
      }
    },
    reset() {
      toggles.clear()
      $favourites.set(new Map())
    },
  }
}

function newToggle(saved: boolean): Toggle {
  return { wanted: saved, saved, isSure: true, isUntracked: false, changes: 0, settledAt: 0, saving: null }
}

function refused(): SaveResult {
  return { ok: false, error: new SdkError('unexpected', 'The backend did not save the vendor.') }
}
