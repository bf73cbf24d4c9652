import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setup } from '../../../testing/setup.tsx'
import { VendorFaqs } from './vendor-faqs.tsx'

const faqs = [
  { question: 'How far do you travel?', answer: 'Anywhere between Monterey\nand Mendocino.' },
  { question: 'هل تتحدثون العربية؟', answer: 'نعم' },
  { question: '<b>Lights?</b>', answer: '<img src=x onerror=alert(1)>' },
]

afterEach(() => {
  window.location.hash = ''
})

function show(hash = '') {
  window.location.hash = hash
  const view = setup(<VendorFaqs faqs={faqs} />)
  return { ...view, opened: () => [...view.container.querySelectorAll('details')].map(({ open }) => open) }
}

it('VendorFaqs opens the first question and groups all questions, so that only one is open', () => {
  const { container, opened } = show()
  expect(screen.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible()
  expect(opened()).toEqual([true, false, false])
  for (const item of container.querySelectorAll('details')) expect(item).toHaveAttribute('name', 'faq')
})

it('VendorFaqs opens the question in the URL fragment', () => {
  const { opened } = show('#faq-2')
  expect(opened()[1]).toBe(true)
})

it('VendorFaqs opens another question when the URL fragment changes', () => {
  const { opened } = show('#reviews')
  expect(opened()[2]).toBe(false)
  window.location.hash = '#faq-3'
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(opened()[2]).toBe(true)
})

it('VendorFaqs renders questions and answers as text, each in its own direction', () => {
  const { container } = show()
  expect(screen.getByText('هل تتحدثون العربية؟')).toHaveAttribute('dir', 'auto')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('dir', 'auto')
  expect(container.querySelector('b, img')).toBeNull()
})

it('VendorFaqs renders nothing without questions', () => {
  const { container } = setup(<VendorFaqs faqs={[]} />)
  expect(container).toBeEmptyDOMElement()
})
