import { atom, onMount } from 'nanostores'
import type { MagicLink, RecommendedPage } from '../contract/magic-link/schema.ts'
import { magicLinkWire } from '../contract/magic-link/wire.ts'
import { safeAddress } from '../contract/shared/redirects.ts'
import { createReading } from '../shared/create-reading.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { MagicLinkState, MagicLinkView, OpenLink, RecommendedState } from './magic-link.ts'
import { signInWithLink } from './sign-in-with-link.ts'

/** How many vendors a page of recommendations has. */
const PAGE_SIZE = 5

export interface MagicLinkOptions {
  pageSize?: number
}

/** Opens the magic link of a code. */
export function createMagicLink(
  ports: FeaturePorts,
  code: string,
  { pageSize = PAGE_SIZE }: MagicLinkOptions = {},
): MagicLinkView {
  const $link = atom<MagicLinkState>({ status: 'loading' })
  const $vendors = atom<RecommendedState>({ status: 'loading' })
  const $isSigningIn = atom(false)
  let wanted = 1
  /** Shows what came of the vendors, once the link is known to be open. */
  let show = () => {}
  let prefetched: { page: number; answer: RecommendedPage } | null = null

  const ask = (page: number, signal: AbortSignal) =>
    ports.http.call(magicLinkWire.listRecommendedVendors, {
      params: { code },
      query: { page, page_size: pageSize },
      signal,
      logFailure: true,
    })

  const link = createReading(async (signal) => {
    if ($link.value.status !== 'loading') $link.set({ status: 'loading' })
    const result = await ports.http.call(magicLinkWire.getMagicLink, { params: { code }, signal, logFailure: true })
    if (signal.aborted) return
    $link.set(result.ok ? toOpenLink(ports, result.data) : toFault(result.status))
  })

  const vendors = createReading(async (signal) => {
    const before = $vendors.value
    const page = wanted
    if (before.status === 'ready') $vendors.set({ ...before, isBusy: true, hasFailed: false })
    else if (before.status === 'failed') $vendors.set({ status: 'loading' })
    const read = prefetched?.page === page ? prefetched.answer : null
    next.stop()
    prefetched = null
    show = () => {}
    const result = read ? { ok: true as const, data: read } : await ask(page, signal)
    if (signal.aborted) return
    show = () => {
      if (result.ok) take(result.data, page)
      else
        $vendors.set(before.status === 'ready' ? { ...before, isBusy: false, hasFailed: true } : { status: 'failed' })
    }
    if (isOpen($link.value)) show()
  })

  function take({ count, data }: RecommendedPage, page: number): void {
    const pages = Math.ceil(count / pageSize) || 1
    if (page > pages) {
      open(pages)
      return
    }
    $vendors.set({ status: 'ready', vendors: data.results, page, pages, isBusy: false, hasFailed: false })
    if (data.token && signInWithLink(ports, { code, token: data.token })) $isSigningIn.set(true)
  }

  const next = createReading(async (signal) => {
    const { value } = $vendors
    if (value.status !== 'ready' || value.page >= value.pages) return
    const page = value.page + 1
    const result = await ask(page, signal)
    if (!signal.aborted && result.ok) prefetched = { page, answer: result.data }
  })

  function open(page: number): void {
    const { value } = $vendors
    const isReady = value.status === 'ready'
    if (!Number.isInteger(page) || page < 1 || (isReady && page > value.pages)) return
    // It is shown, or asked for.
    if (page === wanted && (isReady ? value.isBusy || value.page === page : value.status === 'loading')) return
    wanted = page
    if ($vendors.lc > 0) void vendors.again()
  }

  onMount($link, () => {
    if (!isOpen($link.value)) void link.again()
    return link.stop
  })
  onMount($vendors, () => {
    // Both at once; what came of the vendors counts where the link turns out to be open.
    const unlisten = $link.listen((state) => {
      if (state.status === 'loading') void vendors.again()
      else if (isOpen(state)) show()
      else vendors.stop()
    })
    void vendors.again()
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
      if (!prefetched && !next.isUnderWay()) void next.again()
    },
    retry: () => (isOpen($link.value) ? void vendors.again() : void link.again()),
  }
}

function isOpen(state: MagicLinkState): state is OpenLink {
  return 'accessLink' in state
}

function toFault(status: number): MagicLinkState {
  return status === 404 ? { status: 'missing' } : { status: 'invalid', isUnanswered: status === 0 }
}

function toOpenLink(ports: FeaturePorts, { is_active, access_link, categories }: MagicLink): OpenLink {
  const site = siteOf(ports)
  const isPath = access_link.startsWith('/')
  const address = isPath ? site + access_link : access_link
  return {
    status: is_active ? 'active' : 'inactive',
    accessLink: isPath && site === null ? null : safeAddress(address, site ?? '', ports.redirectHosts),
    categories,
  }
}

/** The site whose paths a link may lead to; somebody else's page has none of them. */
function siteOf({ mode, navigation }: FeaturePorts): string | null {
  return mode === 'site' ? new URL(navigation.address()).origin : null
}
