import { atom, onMount } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { VendorDetail } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from '../http/call-result.ts'
import { errorResult } from '../http/call-result.ts'
import { INQUIRY_SENT, VENDOR_VIEWED } from '../shared/analytics-events.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { Favourites } from './create-favourites.ts'
import { createDedupeRequests } from './dedupe-requests.ts'
import type { OpenRoom } from './open-room.ts'
import type { InquiryResult, VendorProfile, VendorState } from './vendors.ts'

/** The backend's message, to the letter, for a second inquiry. */
const EXISTS = 'Inquiry already exists.'
/** How long a prefetched profile counts as fresh. */
const PREFETCH_MS = 10_000

export interface ProfileDeps {
  ports: FeaturePorts
  favourites: Favourites
  openRoom: OpenRoom
}

/** A profile as its owner holds it. */
export interface OwnedProfile extends VendorProfile {
  prefetch(): void
  /** Lets go of what is a person's. */
  forget(): void
}

export function createProfile(id: Id, { ports, favourites, openRoom }: ProfileDeps): OwnedProfile {
  const { session, clock, analytics } = ports
  const $vendor = atom<VendorState>({ status: 'loading' })
  const dedupe = createDedupeRequests<InquiryResult>(ports)
  /** As the backend told it. */
  let found: VendorDetail | null = null
  let isUnseen = false
  let prefetched: { token: string | null; until: number } | null = null
  let toggling: Promise<unknown> | null = null

  const track = (event: string) => analytics.track(event, { vendor_id: String(id) })

  function show(): void {
    if (!found) return
    $vendor.set({ status: 'ready', vendor: { ...found, is_favorited: favourites.isSaved(found) } })
    if (isUnseen) track(VENDOR_VIEWED)
    isUnseen = false
  }

  const reading = createLatestRequest(async (signal) => {
    if ($vendor.value.status === 'failed') $vendor.set({ status: 'loading' })
    const askedAt = favourites.moment()
    const result = await ports.http.call(vendorWire.getVendor, { params: { id }, signal, logFailure: true })
    if (signal.aborted) return
    if (result.ok) {
      found = result.data
      favourites.learn([found], askedAt)
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
    // What is under way may have been answered before.
    if (reading.isPending()) void reading.send()
  }

  onMount($vendor, () => {
    const isPrefetched =
      prefetched?.token === session.token() && clock.now() < prefetched.until && (found || reading.isPending())
    prefetched = null
    isUnseen = true
    show()
    const unlisten = [favourites.$favourites.listen(show), ports.$token.listen(() => void reading.send())]
    if (!isPrefetched) void reading.send()
    return () => {
      for (const stop of unlisten) stop()
      isUnseen = false
      reading.stop()
    }
  })

  async function inquire(): Promise<InquiryResult> {
    const result = await ports.http.call(vendorWire.sendInquiry, { params: { id }, logFailure: true })
    const outcome = toInquiryResult(result)
    if (outcome === 'sent' || outcome === 'exists') change((vendor) => ({ ...vendor, inquiry: true }))
    if (outcome === 'sent') track(INQUIRY_SENT)
    return outcome
  }

  return {
    $vendor,
    refresh: reading.send,
    toggleFavourite() {
      if (!found) return
      const done = favourites.set(found, !favourites.isSaved(found), true)
      if (done !== toggling) void done.then(reading.send)
      toggling = done
    },
    inquire: () => dedupe('', inquire),
    async claim(packageId) {
      if (!found) return errorResult(new SdkError('not_found', 'This vendor is not known.'))
      const result = await openRoom(found, packageId)
      if (result.ok) change((vendor) => asClaimed(vendor, packageId))
      return result
    },
    prefetch() {
      if (found || reading.isPending()) return
      prefetched = { token: session.token(), until: clock.now() + PREFETCH_MS }
      void reading.send()
    },
    forget() {
      if (found) found = asAnybodySees(found)
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

function asAnybodySees(vendor: VendorDetail): VendorDetail {
  const packages = vendor.packages.map((deal) => ({ ...deal, is_claimed: false }))
  return { ...vendor, packages, is_favorited: false, inquiry: false }
}

/** Only 201 means that the inquiry was sent. */
function toInquiryResult(result: CallResult<unknown>): InquiryResult {
  const { status } = result
  if (result.ok && status === 201) return 'sent'
  if (status >= 200 && status < 400) return 'not_sent'
  return !result.ok && result.error.message === EXISTS ? 'exists' : 'failed'
}
