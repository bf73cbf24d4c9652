import { cleanup, screen, waitFor } from '@testing-library/react'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { harmOf, isOwnLink } from '../../testing/harm-of.ts'
import { openVendor, VENDOR } from './test/open-vendor.tsx'

// The default buffer is too small for all requests of this file.
performance.setResourceTimingBufferSize(10_000)
const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})

afterEach(cleanup)

/** A vendor with the same attack in every field and file name. */
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

function isHarmlessLink(element: Element, href: string): boolean {
  if (element.closest('.about-text')) return /^(https:\/\/|mailto:)/i.test(href)
  if (element.classList.contains('vendor-facts__phone')) return href.startsWith('tel:')
  return isOwnLink(href)
}

const attacks = [...xssCorpus, { name: 'all attacks at once', html: xssCorpus.map(({ html }) => html).join('') }]

it.each(attacks)('the vendor profile renders the attack "$name" without executing it', async ({ html }) => {
  openVendor({ vendor: attacker(html) })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe(html)
  await waitFor(() => expect(document.querySelector('.vendor-sections')).not.toBeNull())
  expect([...document.body.querySelectorAll('*')].flatMap((element) => harmOf(element, isHarmlessLink))).toEqual([])
  for (const link of document.querySelectorAll('.about-text a'))
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank'])
})

afterAll(() => {
  expect(alert).not.toHaveBeenCalled()
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  expect(hosts).not.toContain('attack.example')
})
