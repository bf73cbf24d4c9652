import { atom, onMount } from 'nanostores'
import type { RecommendedPage } from '../contract/magic-link/schema.ts'
import { magicLinkWire } from '../contract/magic-link/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { LoadedMagicLink, MagicLinkState, MagicLinkView, OpenLink, RecommendedState } from './magic-link.ts'
import { countPages, PAGE_SIZE, toOpenLink, toRecommended } from './open-link.ts'
import { signInWithLink } from './sign-in-with-link.ts'

export interface MagicLinkOptions {
  pageSize?: number
  /** The link and its vendors, if they have been loaded elsewhere, such as by `fetchMagicLink`: replaces the first requests. */
  initial?: LoadedMagicLink
}

/** Opens the magic link of a code. */
export function createMagicLink(
  ports: FeaturePorts,
  code: string,
  { pageSize = PAGE_SIZE, initial }: MagicLinkOptions = {},
): MagicLinkView {
  const $link = atom<MagicLinkState>(initial?.link ?? { status: 'loading' })
  const $vendors = atom<RecommendedState>(initial?.vendors ?? { status: 'loading' })
  const $isSigningIn = atom(false)
  let wanted = initial?.vendors.page ?? 1
  let isInitial = initial !== undefined
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

  function take(answer: RecommendedPage, page: number): void {
    const pages = countPages(answer.count, pageSize)
    if (page > pages) {
      open(pages)
      return
    }
    $vendors.set(toRecommended(answer, page, pages))
    const { token } = answer.data
    if (token && signInWithLink(ports, { code, token })) $isSigningIn.set(true)
  }

  const next = createLatestRequest(async (signal) => {
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
    if ($vendors.lc > 0) void vendors.send()
  }

  onMount($link, () => {
    if (!isOpen($link.value)) void link.send()
    return link.stop
  })
  onMount($vendors, () => {
    // Both at once; what came of the vendors counts where the link turns out to be open.
    const unlisten = $link.listen((state) => {
      if (state.status === 'loading') void vendors.send()
      else if (isOpen(state)) show()
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

/** The site whose paths a link may lead to; somebody else's page has none of them. */
function siteOf({ mode, navigation }: FeaturePorts): string | null {
  return mode === 'site' ? new URL(navigation.address()).origin : null
}
