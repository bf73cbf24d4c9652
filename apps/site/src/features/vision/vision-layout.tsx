import '@vowkit/react/vision-generator.css'
import '@vowkit/react/before-after.css'
import './vision.css'
import { CheckoutNotice } from '@vowkit/react'
import type { ReactNode } from 'react'
import { LanguageFooter } from '../../shared/language/language-footer.tsx'
import { VisionNavbar, type VisionNavbarProps } from './vision-navbar.tsx'

export function VisionLayout({ children, ...bar }: VisionNavbarProps & { children: ReactNode }) {
  return (
    <>
      <VisionNavbar {...bar} />
      <div className="vision-notice">
        <CheckoutNotice />
      </div>
      {children}
      <LanguageFooter />
    </>
  )
}
