import '@vowkit/react/magic-link-vendors.css'
import { MagicLinkVendors } from '@vowkit/react'
import { useState } from 'react'
import { Page } from '../../shared/page.tsx'

/** The page of a magic link: its status and the recommended vendors. Works without a session. */
export function MagicLinkPage({ code }: { code: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <Page title={isMissing ? 'Magic Link Not Found' : undefined}>
      <MagicLinkVendors code={code} level={1} onLinkState={({ status }) => setMissing(status === 'missing')} />
    </Page>
  )
}
