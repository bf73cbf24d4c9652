import '@vowkit/react/magic-link-vendors.css'
import { MagicLinkVendors } from '@vowkit/react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { magicLinkMessages } from './messages.ts'

/** The page of a magic link: its status and the recommended vendors. Works without a session. */
export function MagicLinkPage({ code }: { code: string }) {
  const { missingTitle } = useMessages(magicLinkMessages)
  const [isMissing, setMissing] = useState(false)
  return (
    <Page title={isMissing ? missingTitle : undefined}>
      <MagicLinkVendors code={code} level={1} onLinkState={({ status }) => setMissing(status === 'missing')} />
    </Page>
  )
}
