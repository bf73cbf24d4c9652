// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { VowkitProvider } from '../../provider/vowkit-provider.tsx'
import { ToastHost } from '../../ui/toast/toast-host.tsx'
import { DealsCarousel } from './deals/deals-carousel.tsx'
import { VendorFaqs } from './faqs/vendor-faqs.tsx'
import { VendorGallery } from './gallery/vendor-gallery.tsx'
import { VendorReviews } from './reviews/vendor-reviews.tsx'

const deal = { id: 1, name: 'Golden hour', description: '', original_price: '1200.00', is_claimed: false }
const review = { id: 1, rating: 4, name: 'Maya', created_at: '2026-05-01', review: 'Lovely.' }

function render() {
  return renderToString(
    <VowkitProvider client={createClient({ apiHost: 'https://api.test', platform: fakePlatform() })} currency="USD">
      <ToastHost />
      <VendorGallery images={['https://img.test/1.webp', 'https://img.test/2.webp']} title="Fern & Fig" />
      <DealsCarousel deals={[deal]} onClaim={() => {}} />
      <VendorReviews reviews={[review]} />
      <VendorFaqs faqs={[{ question: 'How far?', answer: 'Anywhere.' }]} />
    </VowkitProvider>,
  )
}

it('the vendor profile components render on a server without warnings', () => {
  const warn = vi.spyOn(console, 'error')
  const html = render()
  for (const text of ['https://img.test/1.webp', '$1,200', 'Lovely.', 'Anywhere.']) expect(html).toContain(text)
  expect(warn).not.toHaveBeenCalled()
})

it('the vendor profile components render no style element, style attribute or script on a server', () => {
  expect(render()).not.toMatch(/<style|<script| style=/)
})
