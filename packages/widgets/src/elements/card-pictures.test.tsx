import { VendorCard } from '@vowkit/react'
import type { Vendor } from '@vowkit/sdk-core/vendors'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

// Raises the buffer size, because the default buffer is too small for all requests of the test.
performance.setResourceTimingBufferSize(10_000)

const base = `${location.origin}/catalogue/elm/1-`

const vendor: Vendor = {
  id: 3,
  user: 7,
  business_name: 'Elm',
  image: `${base}480.webp`,
  about_us: '',
  categories_label: 'Florists',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
}

it('a narrow vendor card in a wide window loads the narrow version of its image', async () => {
  await page.viewport(1440, 900)
  const place = document.body.appendChild(document.createElement('div'))
  place.style.inlineSize = '300px'
  const root = createRoot(place)
  root.render(<VendorCard vendor={vendor} siteUrl="https://site.test" />)
  const asked = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(base))
  await expect.poll(asked).toEqual([`${base}480.webp`])
  root.unmount()
  place.remove()
})
