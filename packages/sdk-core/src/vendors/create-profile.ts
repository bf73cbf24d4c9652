import { atom, onMount } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { VendorDetail } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from '../http/call-result.ts'
import { errorResult } from '../http/call-result.ts'
import { INQUIRY_SENT, VENDOR_VIEWED } from '../shared/analytics-events.ts'
import { type Attribution, toAttributionFields } from '../shared/attribution.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { Favourites } from './create-favourites.ts'
import { createDedupeRequests } from './dedupe-requests.ts'
import { isRowId } from './is-row-id.ts'
import type { OpenRoom } from './open-room.ts'
import type { InquiryDetails, InquiryResult, VendorProfile, VendorState } from './vendors.ts'

/** The exact error message with which the backend rejects a second inquiry. */
const EXISTS = 'Inquiry already exists.'
/** Maximum age of a prefetched profile. An older profile is refetched when it mounts. */
const PREFETCH_MS = 10_000

export interface ProfileDeps {
  ports: FeaturePorts
  favourites: Favourites
  openRoom: OpenRoom
}

/** A vendor profile, with the methods that only `createVendors` uses. */
export interface OwnedProfile extends VendorProfile {
  prefetch(): void
  /** Clears the account's data. */
  reset(): void
}

export function createProfile(id: Id, { ports, favourites, openRoom }: ProfileDeps): OwnedProfile {
  const { session, clock, analytics } = ports
  const $vendor = atom<VendorState>({ status: 'loading' })
  const dedupe = createDedupeRequests<InquiryResult>(ports)
  /** The vendor from the backend, without the visitor's changes. */
  let found: VendorDetail | null = null
  /** The id of the vendor. Until it is known, the slug of the vendor's public page. */
  let rowId = id
  let isViewPending = false
  let prefetched: { token: string | null; until: number } | null = null
  let toggling: Promise<unknown> | null = null

  const track = (event: string) => analytics.track(event, { vendor_id: String(rowId) })

  function show(): void {
    if (!found) return
    $vendor.set({ status: 'ready', vendor: { ...found, is_favorited: favourites.isSaved(found) } })
    if (isViewPending) track(VENDOR_VIEWED)
    isViewPending = false
  }

  /** Fetches the vendor. Fetches its id before, if only the slug of its public page is known. */
  async function fetchVendor(signal: AbortSignal): Promise<CallResult<VendorDetail>> {
    const options = { signal, logFailure: true }
    if (!isRowId(rowId)) {
      const page = await ports.http.call(vendorWire.getPublicVendor, { params: { vendor: String(id) }, ...options })
      if (!page.ok) return page
      rowId = page.data.id
    }
    return ports.http.call(vendorWire.getVendor, { params: { id: rowId }, ...options })
  }

  const request = createLatestRequest(async (signal) => {
    if ($vendor.value.status === 'failed') $vendor.set({ status: 'loading' })
    const requestedAt = favourites.version()
    const result = await fetchVendor(signal)
    if (signal.aborted) return
    if (result.ok) {
      found = result.data
      favourites.sync([found], requestedAt)
      show()
    } else if (result.status === 404) {
      found = null
      $vendor.set({ status: 'missing' })
    } else if (!found) $vendor.set({ status: 'failed' })
  })

  function change(changed: (vendor: VendorDetail) => VendorDetail): void {
    if (!found) return
    found = changed(found)
    show()
    // The pending response may predate this change, so send the request again.
    if (request.isPending()) void request.send()
  }

  onMount($vendor, () => {
    const isPrefetched =
      prefetched?.token === session.token() && clock.now() < prefetched.until && (found || request.isPending())
    prefetched = null
    isViewPending = true
    show()
    const unlisten = [favourites.$favourites.listen(show), ports.$token.listen(() => void request.send())]
    if (!isPrefetched) void request.send()
    return () => {
      for (const stop of unlisten) stop()
      isViewPending = false
      request.stop()
    }
  })

  async function inquire(details?: InquiryDetails, attribution?: Attribution): Promise<InquiryResult> {
    const told = details && {
      message: details.message,
      guests: details.guests,
      wedding_date: details.weddingDate,
      vision_id: details.visionId,
      website: details.website,
    }
    const from = toAttributionFields(attribution)
    const body = from ? { ...told, ...from } : told
    const result = await ports.http.call(vendorWire.sendInquiry, { params: { id: rowId }, body, logFailure: true })
    const outcome = toInquiryResult(result)
    if (outcome === 'sent' || outcome === 'exists') change((vendor) => ({ ...vendor, inquiry: true }))
    if (outcome === 'sent') track(INQUIRY_SENT)
    return outcome
  }

  return {
    $vendor,
    refresh: request.send,
    toggleFavourite() {
      if (!found) return
      const done = favourites.set(found, !favourites.isSaved(found), true)
      if (done !== toggling) void done.then(request.send)
      toggling = done
    },
    inquire: (details, attribution) => dedupe('', () => inquire(details, attribution)),
    async claim(packageId, attribution) {
      if (!found) return errorResult(new SdkError('not_found', 'The vendor is not loaded.'))
      const result = await openRoom(found, { dealId: packageId, attribution })
      if (result.ok) change((vendor) => asClaimed(vendor, packageId))
      return result
    },
    prefetch() {
      if (found || request.isPending()) return
      prefetched = { token: session.token(), until: clock.now() + PREFETCH_MS }
      void request.send()
    },
    reset() {
      if (found) found = withoutPersonalData(found)
      show()
    },
  }
}

function asClaimed(vendor: VendorDetail, packageId: Id): VendorDetail {
  const packages = vendor.packages.map((deal) =>
    String(deal.id) === String(packageId) ? { ...deal, is_claimed: true } : deal,
  )
  return { ...vendor, packages }
}

function withoutPersonalData(vendor: VendorDetail): VendorDetail {
  const packages = vendor.packages.map((deal) => ({ ...deal, is_claimed: false }))
  return { ...vendor, packages, is_favorited: false, inquiry: false }
}

/** Converts a response to a result. The inquiry was sent only if the status is 201. */
function toInquiryResult(result: CallResult<unknown>): InquiryResult {
  const { status } = result
  if (result.ok && status === 201) return 'sent'
  if (status >= 200 && status < 400) return 'not_sent'
  return !result.ok && result.error.message === EXISTS ? 'exists' : 'failed'
}
