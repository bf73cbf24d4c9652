import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SectionNav } from './section-nav.tsx'

const SECTIONS = { about: 'About Us', reviews: 'Reviews', faqs: 'Frequently Asked Questions' }

afterEach(cleanup)

function setup(heights: Record<keyof typeof SECTIONS, number>) {
  render(
    <>
      <SectionNav sections={SECTIONS} />
      {Object.entries(heights).map(([id, height]) => (
        <section key={id} id={id} style={{ height }} />
      ))}
    </>,
  )
  window.scrollTo(0, 0)
}

const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent
const isIn = (label: string) => waitFor(() => expect(current()).toBe(label))

it('SectionNav marks the section in view as current', async () => {
  setup({ about: 2_000, reviews: 2_000, faqs: 2_000 })
  await isIn('About Us')
  for (const [id, label] of Object.entries(SECTIONS).toReversed()) {
    act(() => void document.getElementById(id)?.scrollIntoView())
    await isIn(label)
  }
})

it('SectionNav marks the last section at the end of the page, even if the section is short', async () => {
  setup({ about: 2_000, reviews: 40, faqs: 40 })
  act(() => void window.scrollTo(0, document.body.scrollHeight))
  await isIn('Frequently Asked Questions')
})

it('SectionNav scrolls to a section again when the URL already has its fragment', async () => {
  setup({ about: 2_000, reviews: 2_000, faqs: 2_000 })
  const link = screen.getByRole('link', { name: 'Reviews' })
  act(() => link.click())
  await isIn('Reviews')
  act(() => void window.scrollTo(0, 0))
  await isIn('About Us')
  act(() => link.click())
  await isIn('Reviews')
})
