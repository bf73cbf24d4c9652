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

interface MagicLinkOptions extends MagicLinkListeners {
  code: string
  /** The first page to open. */
  page: number | undefined
  /** The data of the link and the first page, if they were loaded earlier. Replaces the first requests. */
  initialLink: LoadedMagicLink | undefined
}

/** Returns the state of a magic link and of its recommended vendors. */
export function useMagicLink({ code, page, initialLink, ...listeners }: MagicLinkOptions) {
  const { ports } = useClient()
  const view = ports.once(createMagicLinks)(code, page, initialLink)
  const link = useStore(view.$link, { ssr: 'initial' })
  const vendors = useStore(view.$vendors, { ssr: 'initial' })
  const isSigningIn = useStore(view.$isSigningIn, { ssr: 'initial' })
  const latest = useLatest(listeners)
  const isTurning = useRef(false)

  useEffect(() => {
    if (page) view.open(page)
  }, [view, page])

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

/** Caches the magic links of a client by code, so that a component that remounts sends no second request. */
function createMagicLinks(ports: FeaturePorts) {
  const views = new Map<string, MagicLinkView>()
  return (code: string, page: number | undefined, initial: LoadedMagicLink | undefined): MagicLinkView => {
    const known = views.get(code)
    if (known) return known
    const view = createMagicLink(ports, code, { initial })
    // Set the page before the first request, which would otherwise load the first page.
    if (page) view.open(page)
    views.set(code, view)
    return view
  }
}
