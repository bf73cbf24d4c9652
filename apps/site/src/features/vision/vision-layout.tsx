import '@vowkit/react/vision-generator.css'
import '@vowkit/react/demo-example.css'
import './vision.css'
import type { ReactNode } from 'react'
import { VisionNavbar } from './vision-navbar.tsx'

/** The frame of every vision screen. */
export function VisionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <VisionNavbar />
      {children}
    </>
  )
}
