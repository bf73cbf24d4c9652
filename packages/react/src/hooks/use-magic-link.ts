import { useStore } from '@nanostores/react'
import type { FeaturePorts } from '@vowkit/sdk-core'
import {
  createMagicLink,
  type LoadedMagicLink,
  type MagicLinkState,
  type MagicLinkView,
} from '@vowkit/sdk-core/magic-link'
import { useEffect, useRef } from 'react'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

export interface MagicLinkListeners {
  /** Called when the link has loaded or failed. */
  onLinkState?: (state: { status: Exclude<MagicLinkState['status'], 'loading'> }) => void
  /** Called when the visitor has opened another page of vendors. Page numbers start at 1. */
  onPageChange?: (shown: { page: number; pages: number }) => void
  /** Called once for each page of vendors that fails to load. */
  onError?: (error: { code: string; message: string }) => void
}

export interface MagicLinkOptions extends MagicLinkListeners {
  /** The code in the link, after `/magic-link/`. */
  code: string
  /** The first page to open, from 1. */
  page?: number | undefined
  /** The data of the link and the first page, if they were loaded earlier. Replaces the first requests. */
  initialLink?: LoadedMagicLink | undefined
}

/**
 * Returns the state of a magic link and of its recommended vendors, without markup. Requests are sent once for each code.
 *
 * ```tsx
 * const { link, vendors, open, retry } = useMagicLink({ code: 'spring-2027' })
 * if (link.status === 'active' && vendors.status === 'ready') console.log(vendors.vendors, vendors.pages)
 * ```
 *
 * `open(page)` opens another page of vendors, and `retry()` repeats failed requests.
 */
export function useMagicLink({ code, page, initialLink, ...listeners }: MagicLinkOptions) {
  const { ports, mode } = useClient()
  const opened = ports.once(createMagicLinks)(code, page, initialLink)
  const { view } = opened
  const link = useStore(view.$link, { ssr: 'initial' })
  const vendors = useStore(view.$vendors, { ssr: 'initial' })
  const isSigningIn = useStore(view.$isSigningIn, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const isTurning = useRef(false)

  useEffect(() => {
    // An element that a page removes and adds again keeps the visitor's page. On our site, the URL contains the page.
    if (!page || (mode === 'embedded' && opened.page === page)) return
    opened.page = page
    opened.view.open(page)
  }, [opened, page, mode])

  useEffect(() => {
    if (link.status !== 'loading') latest.current.onLinkState?.({ status: link.status })
  }, [link.status, latest])

  const shown = vendors.status === 'ready' ? vendors.page : null
  const pages = vendors.status === 'ready' ? vendors.pages : 0
  useEffect(() => {
    if (shown !== null) view.prefetchNext()
  }, [view, shown])

  useEffect(() => {
    if (shown === null || !isTurning.current) return
    isTurning.current = false
    latest.current.onPageChange?.({ page: shown, pages })
  }, [shown, pages, latest])

  const hasFailed = vendors.status === 'failed' || (vendors.status === 'ready' && vendors.hasFailed)
  useEffect(() => {
    if (hasFailed) latest.current.onError?.({ code: 'vendors_failed', message: 'The vendors could not be read.' })
  }, [hasFailed, latest])

  function open(next: number) {
    isTurning.current = true
    view.open(next)
  }

  return { link, vendors, isSigningIn, open, retry: view.retry }
}

interface OpenedLink {
  view: MagicLinkView
  /** The page that the component requested last. */
  page: number | undefined
}

/** Caches the magic links of a client by code, so that a component that remounts sends no second request. */
function createMagicLinks(ports: FeaturePorts) {
  const links = new Map<string, OpenedLink>()
  return (code: string, page: number | undefined, initial: LoadedMagicLink | undefined): OpenedLink => {
    const known = links.get(code)
    if (known) return known
    const opened = { view: createMagicLink(ports, code, { initial, page }), page }
    links.set(code, opened)
    return opened
  }
}
