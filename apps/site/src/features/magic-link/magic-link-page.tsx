import '@vowkit/react/magic-link-vendors.css'
import { useStore } from '@nanostores/react'
import { MagicLinkVendors } from '@vowkit/react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { $router, openPath } from '../../shared/router.ts'
import { useSiteConfig } from '../../shared/site-config.ts'
import { magicLinkMessages } from './messages.ts'

/** The page of a magic link: its status and the recommended vendors, whose page is in the URL. Works without a session. */
export function MagicLinkPage({ code }: { code: string }) {
  const { missingTitle } = useMessages(magicLinkMessages)
  const { path = '', search = {} } = useStore($router) ?? {}
  const { showsRatings } = useSiteConfig()
  const [isMissing, setMissing] = useState(false)
  return (
    <Page title={isMissing ? missingTitle : undefined}>
      <MagicLinkVendors
        code={code}
        level={1}
        showRating={showsRatings}
        page={pageIn(search.page)}
        onPageChange={({ page }) => openPath(page === 1 ? path : `${path}?page=${page}`)}
        onLinkState={({ status }) => setMissing(status === 'missing')}
      />
    </Page>
  )
}

/** Reads the page number. An invalid number becomes 1. */
function pageIn(text = ''): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
