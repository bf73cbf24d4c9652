import '@vowkit/react/vision-generator.css'
import '@vowkit/react/before-after.css'
import './vision.css'
import { CheckoutNotice } from '@vowkit/react'
import type { ReactNode } from 'react'
import { LanguageFooter } from '../../shared/language/language-footer.tsx'
import { VisionNavbar } from './vision-navbar.tsx'

export function VisionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <VisionNavbar />
      <div className="vision-notice">
        <CheckoutNotice />
      </div>
      {children}
      <LanguageFooter />
    </>
  )
}
