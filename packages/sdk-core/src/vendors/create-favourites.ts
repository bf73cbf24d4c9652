import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import { vendorListWire } from '../contract/vendors/list-wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { VENDOR_SAVED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { isSaved } from './show-vendor.ts'

/** As much of a vendor as it takes to save them. */
export interface Savable {
  id: Id
  is_favorited?: boolean
}

/** What taps made of vendors. */
export interface Favourites {
  readonly $favourites: ReadableAtom<ReadonlyMap<string, boolean>>
  isSaved(vendor: Savable): boolean
  /**
   * Taps under way at the same time have one promise. Who becomes saved is counted once the backend says so: in its
   * answer, or where the vendor `isReadAnew` afterwards, and where the answer says nothing, by what is read next.
   */
  set(vendor: Savable, wanted: boolean, isReadAnew?: boolean): Promise<SaveResult>
  /** Now, as {@link learn} wants to know it. */
  moment(): number
  /** Takes what an answer says that was asked for at a moment, of vendors nobody tapped since. */
  learn(vendors: readonly Savable[], askedAt: number): void
  forget(): void
}

interface Tapped {
  wanted: boolean
  /** What the backend has, as far as it said. */
  saved: boolean
  /** False when the last call may have reached it all the same. */
  isSure: boolean
  /** Became saved, and nobody has counted it. */
  isUncounted: boolean
  taps: number
  settledAt: number
  saving: Promise<SaveResult> | null
}

export function createFavourites(ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'analytics'>): Favourites {
  const $favourites = atom<ReadonlyMap<string, boolean>>(new Map())
  const tapped = new Map<string, Tapped>()
  let moments = 0

  function show(id: string, saved: boolean): void {
    if ($favourites.value.get(id) !== saved) $favourites.set(new Map($favourites.value).set(id, saved))
  }

  function count(id: string, vendor: Tapped): void {
    if (vendor.isUncounted) ports.analytics.track(VENDOR_SAVED, { vendor_id: id })
    vendor.isUncounted = false
  }

  const isSettled = ({ wanted, saved, isSure }: Tapped) => isSure && wanted === saved

  /** The backend toggles, so there is one call at a time, until it has what was wanted last. */
  async function save(id: string, vendor: Tapped, isReadAnew: boolean): Promise<SaveResult> {
    const wasSaved = vendor.saved
    let isTold = false
    let outcome: SaveResult = { ok: true }
    let corrections = 0
    while (!isSettled(vendor)) {
      const { taps } = vendor
      const result = await ports.http.call(vendorListWire.markFavourite, { params: { id }, body: {}, logFailure: true })
      if (tapped.get(id) !== vendor) return result
      if (result.ok) vendor.saved = result.data.is_favorited ?? !vendor.saved
      isTold = result.ok && result.data.is_favorited !== undefined
      vendor.isSure = result.status > 0 && result.status < 500
      if (vendor.taps !== taps) corrections = 0
      // When it was the other way round than we knew, once more puts it right.
      else if (!result.ok || (!isSettled(vendor) && corrections++ > 0)) {
        outcome = result.ok ? refused() : result
        break
      }
    }
    vendor.saving = null
    vendor.settledAt = ++moments
    vendor.isUncounted = vendor.saved && !wasSaved
    show(id, vendor.saved)
    if (isTold && !isReadAnew) count(id, vendor)
    return outcome
  }

  return {
    $favourites,
    isSaved: (vendor) => isSaved(vendor, $favourites.value),
    set({ id, is_favorited = false }, wanted, isReadAnew = false) {
      const key = String(id)
      const vendor = tapped.get(key) ?? untapped(is_favorited)
      tapped.set(key, vendor)
      vendor.wanted = wanted
      vendor.taps++
      show(key, wanted)
      if (!vendor.saving && !isSettled(vendor)) vendor.saving = save(key, vendor, isReadAnew)
      return vendor.saving ?? Promise.resolve({ ok: true })
    },
    moment: () => moments,
    learn(vendors, askedAt) {
      for (const { id, is_favorited } of vendors) {
        const vendor = tapped.get(String(id))
        if (!vendor || is_favorited === undefined || vendor.saving || vendor.settledAt > askedAt) continue
        vendor.saved = is_favorited
        vendor.isSure = true
        if (is_favorited) count(String(id), vendor)
        vendor.isUncounted = false
        show(String(id), is_favorited)
      }
    },
    forget() {
      tapped.clear()
      $favourites.set(new Map())
    },
  }
}

function untapped(saved: boolean): Tapped {
  return { wanted: saved, saved, isSure: true, isUncounted: false, taps: 0, settledAt: 0, saving: null }
}

function refused(): SaveResult {
  return { ok: false, error: new SdkError('unexpected', 'The backend does not save it.') }
}
