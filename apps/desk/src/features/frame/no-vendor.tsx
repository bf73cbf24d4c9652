import { Button, Root, useClient } from '@vowkit/react'
import { useDeskConfig } from '../../shared/config.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'

/** The screen of an account that belongs to no vendor. */
export function NoVendor() {
  const texts = useTexts(deskTexts)
  const { session, ports } = useClient()
  const { siteUrl } = useDeskConfig()
  return (
    <Root>
      <main className="sign-in">
        <div className="sign-in__card">
          <Notice
            title={texts.notVendor}
            text={texts.notVendorText(ports.storedUser()?.email ?? '')}
            href={siteUrl}
            action={texts.toSite}
          />
          <Button onClick={() => void session.signOut()}>{texts.signOut}</Button>
        </div>
      </main>
    </Root>
  )
}
