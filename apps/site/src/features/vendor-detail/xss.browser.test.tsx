import { cleanup, screen, waitFor } from '@testing-library/react'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openVendor, VENDOR } from './test/open-vendor.tsx'

// More than a browser remembers by itself.
performance.setResourceTimingBufferSize(10_000)
const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})

afterEach(cleanup)

/** A vendor who tries the same in every field, and as the name of every file. */
function attacker(html: string): VendorDetail {
  return {
    ...VENDOR,
    user: { id: 77, first_name: html, last_name: html },
    image: html,
    business_name: html,
    categories_label: html,
    business_location: html,
    phone: html,
    about_us: html,
    business_services: html,
    gallery: [{ image: html }, { image: `https://api.test/${html}` }, { image: `javascript:alert(1)//${html}` }],
    reviews: [{ id: 1, rating: 5, name: html, review: html, created_at: html }],
    packages: [{ id: 9, name: html, description: html, original_price: '10.00', is_claimed: false }],
    faqs: [{ question: html, answer: html }],
  }
}

/** What an element has that it should not. */
function harmOf(element: Element): string[] {
  const handlers = element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc')
  const link = element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('formaction')
  const source = element.getAttribute('src')
  return [
    ...(element.matches('script, style, iframe, object, embed, base, meta, link, form, template')
      ? [element.tagName]
      : []),
    ...handlers,
    ...(link === null || isHarmlessLink(element, link) ? [] : [link]),
    ...(source === null || source.startsWith('https://api.test/') ? [] : [source]),
  ]
}

function isHarmlessLink(element: Element, href: string): boolean {
  if (href.startsWith('#')) return true
  if (element.closest('.about-text')) return /^(https:\/\/|mailto:)/i.test(href)
  if (element.classList.contains('vendor-facts__phone')) return href.startsWith('tel:')
  return new URL(href, window.location.href).origin === window.location.origin && href.startsWith('/')
}

const attacks = [...xssCorpus, { name: 'all of it at once', html: xssCorpus.map(({ html }) => html).join('') }]

it.each(attacks)('a vendor shows $name as text', async ({ html }) => {
  openVendor({ vendor: attacker(html) })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe(html)
  await waitFor(() => expect(document.querySelector('.vendor-sections')).not.toBeNull())
  expect([...document.body.querySelectorAll('*')].flatMap(harmOf)).toEqual([])
  for (const link of document.querySelectorAll('.about-text a'))
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank'])
})

afterAll(() => {
  expect(alert).not.toHaveBeenCalled()
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  expect(asked).not.toContain('attack.example')
})
