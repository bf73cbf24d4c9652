import { atom, onMount } from 'nanostores'
import type { RecommendedPage } from '../contract/magic-link/schema.ts'
import { magicLinkWire } from '../contract/magic-link/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { LoadedMagicLink, MagicLinkState, MagicLinkView, OpenLink, RecommendedState } from './magic-link.ts'
import { countPages, PAGE_SIZE, toOpenLink, toRecommended } from './open-link.ts'
import { createSelectedPage } from './selected-page.ts'
import { signInWithLink } from './sign-in-with-link.ts'

export interface MagicLinkOptions {
  pageSize?: number
  /** The page of vendors to open first. An embedded client prefers the page that the visitor opened last in this tab. */
  page?: number
  /**
   * A link and its vendors that were loaded earlier, for example with `fetchMagicLink`. Replaces the first requests.
   */
  initial?: LoadedMagicLink
}

/** Creates the view of the magic link with this code. */
export function createMagicLink(
  ports: FeaturePorts,
  code: string,
  { pageSize = PAGE_SIZE, page = 1, initial }: MagicLinkOptions = {},
): MagicLinkView {
  const $link = atom<MagicLinkState>(initial?.link ?? { status: 'loading' })
  const $vendors = atom<RecommendedState>(initial?.vendors ?? { status: 'loading' })
  const $isSigningIn = atom(false)
  const selected = createSelectedPage(ports, code, page)
  let wantedPage = initial?.vendors.page ?? selected.read()
  let isInitial = initial !== undefined
  /** Applies the response with the vendors. Called once the magic link is known to be valid. */
  let applyVendors = () => {}
  let prefetched: { page: number; response: RecommendedPage } | null = null

  const fetchPage = (page: number, signal: AbortSignal) =>
    ports.http.call(magicLinkWire.listRecommendedVendors, {
      params: { code },
      query: { page, page_size: pageSize },
      signal,
      logFailure: true,
    })

  const link = createLatestRequest(async (signal) => {
    if ($link.value.status !== 'loading') $link.set({ status: 'loading' })
    const result = await ports.http.call(magicLinkWire.getMagicLink, { params: { code }, signal, logFailure: true })
    if (signal.aborted) return
    $link.set(
      result.ok ? toOpenLink(result.data, { site: siteOf(ports), hosts: ports.redirectHosts }) : toFault(result.status),
    )
  })

  const vendors = createLatestRequest(async (signal) => {
    const before = $vendors.value
    const page = wantedPage
    if (before.status === 'ready') $vendors.set({ ...before, isBusy: true, hasFailed: false })
    else if (before.status === 'failed') $vendors.set({ status: 'loading' })
    const cached = prefetched?.page === page ? prefetched.response : null
    next.stop()
    prefetched = null
    applyVendors = () => {}
    const result = cached ? { ok: true as const, data: cached } : await fetchPage(page, signal)
    if (signal.aborted) return
    applyVendors = () => {
      if (result.ok) showPage(result.data, page)
      else
        $vendors.set(before.status === 'ready' ? { ...before, isBusy: false, hasFailed: true } : { status: 'failed' })
    }
    if (isOpen($link.value)) applyVendors()
  })

  function showPage(response: RecommendedPage, page: number): void {
    const pages = countPages(response.count, pageSize)
    if (page > pages) {
      open(pages)
      return
    }
    $vendors.set(toRecommended(response, page, pages))
    const { token } = response.data
    if (token && signInWithLink(ports, { code, token })) $isSigningIn.set(true)
  }

  const next = createLatestRequest(async (signal) => {
    const { value } = $vendors
    if (value.status !== 'ready' || value.page >= value.pages) return
    const page = value.page + 1
    const result = await fetchPage(page, signal)
    if (!signal.aborted && result.ok) prefetched = { page, response: result.data }
  })

  function open(page: number): void {
    const { value } = $vendors
    const isReady = value.status === 'ready'
    if (!Number.isInteger(page) || page < 1 || (isReady && page > value.pages)) return
    // The requested page is already shown or is being fetched.
    if (page === wantedPage && (isReady ? value.isBusy || value.page === page : value.status === 'loading')) return
    wantedPage = page
    selected.store(page)
    if ($vendors.lc > 0) void vendors.send()
  }

  onMount($link, () => {
    if (!isOpen($link.value)) void link.send()
    return link.stop
  })
  onMount($vendors, () => {
    // Both requests run in parallel, but the vendors appear only once the link is known to be valid.
    const unlisten = $link.listen((state) => {
      if (state.status === 'loading') void vendors.send()
      else if (isOpen(state)) applyVendors()
      else vendors.stop()
    })
    if (!isInitial) void vendors.send()
    isInitial = false
    return () => {
      unlisten()
      vendors.stop()
      next.stop()
    }
  })

  return {
    $link,
    $vendors,
    $isSigningIn,
    open,
    prefetchNext() {
      if (!prefetched && !next.isPending()) void next.send()
    },
    retry: () => (isOpen($link.value) ? void vendors.send() : void link.send()),
  }
}

function isOpen(state: MagicLinkState): state is OpenLink {
  return 'accessLink' in state
}

function toFault(status: number): MagicLinkState {
  return status === 404 ? { status: 'missing' } : { status: 'invalid', isUnanswered: status === 0 }
}

/**
 * Returns the origin whose paths a link may open. Returns `null` for an embedded client, whose links must be absolute.
 */
function siteOf({ mode, navigation }: FeaturePorts): string | null {
  return mode === 'site' ? new URL(navigation.address()).origin : null
}
