import { Button, useClient } from '@vowkit/react'
import type { DeskAccount } from '@vowkit/sdk-core/desk'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { Navigation, type NavigationProps } from './navigation.tsx'

export interface FrameProps extends NavigationProps {
  /** The signed-in vendor's user. `null` while it loads. */
  account: DeskAccount | null
  children: ReactNode
}

/** The header with the navigation, and the content of a screen. */
export function Frame({ account, links, current, children }: FrameProps) {
  const texts = useTexts(deskTexts)
  const { session } = useClient()
  return (
    <div className="frame">
      <header className="frame__head">
        <a className="frame__home" href="/">
          {account?.vendor?.image && <img className="frame__image" src={account.vendor.image} alt="" />}
          <span className="frame__name">{account?.vendor?.business_name ?? account?.partner?.name ?? texts.title}</span>
        </a>
        <Button
          variant="quiet"
          icon={<LogOut size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void session.signOut()}
        >
          {texts.signOut}
        </Button>
      </header>
      <Navigation links={links} current={current} />
      {account?.is_disabled && (
        <p className="frame__disabled" role="status">
          {account.vendor ? texts.vendorDisabled : texts.partnerDisabled}
        </p>
      )}
      {children}
    </div>
  )
}
