import '@vowkit/react/vendor-card-grid.css'
import '@vowkit/react/vision-generator.css'
import '@vowkit/react/wedding-assistant.css'
import './styles.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export const metadata: Metadata = {
  title: 'Fern & Ivory, wedding flowers',
  description: 'Wedding flowers, grown and arranged for the day you imagine.',
  icons: '/bouquet.webp',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
