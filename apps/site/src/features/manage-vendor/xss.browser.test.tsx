import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { harmOf, isOwnLink } from '../../testing/harm-of.ts'
import { CONTRACT, INVOICE, openLead } from './test/open-lead.tsx'

// The default buffer is too small for all requests of this file.
performance.setResourceTimingBufferSize(10_000)
const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})

const attacks = xssCorpus.map(({ html }) => html)
const [first = ''] = attacks

afterEach(cleanup)

/** Opens a lead with an attack in every field that other accounts write. */
function openAttack() {
  openLead({
    lead: {
      business_name: first,
      image: first,
      sign_consent: first,
      chatroom: { chatroom_id: 5, name: first, category: first, image: first },
      messages: attacks.slice(0, 3).map((html, index) => ({
        message_id: index,
        roomId: 5,
        user: 1003,
        userName: html,
        image: html,
        message: html,
        updated_at: html,
      })),
      files: attacks.flatMap((html, index) => [
        { ...CONTRACT, id: 2 * index, file: html, file_name: html },
        { ...CONTRACT, id: 2 * index + 1, file: `javascript:alert(1)//${html}`, file_name: html, isDocusign: false },
      ]),
      invoices: attacks.map((html, index) => ({
        ...INVOICE,
        id: index,
        invoice_name: html,
        get_status_display: html,
        due_date: html,
      })),
    },
  })
}

const harm = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) => harmOf(element, (_, href) => isOwnLink(href)))

/** Whether the text content includes every attack verbatim. */
function areShown(root: ParentNode): boolean {
  const text = root.textContent ?? ''
  return attacks.every((html) => text.includes(html))
}

it('the vendor workspace renders attacks as text', async () => {
  openAttack()
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toContain(first)
  for (const name of ['Documents', 'Payments'])
    await waitFor(() => expect(areShown(screen.getByRole('region', { name: new RegExp(`^${name}`) }))).toBe(true))
  expect(harm()).toEqual([])
})

it('the sign and payment dialogs render attacks as text', async () => {
  openAttack()
  const documents = within(await screen.findByRole('region', { name: /^Documents/ }))
  fireEvent.click((await documents.findAllByRole('button', { name: /Click to sign/ }))[0] as HTMLElement)
  expect((await screen.findByRole('dialog')).textContent).toContain(first)
  expect(harm()).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  fireEvent.click(
    within(screen.getByRole('region', { name: /^Payments/ })).getByRole('button', { name: /Make Payment/ }),
  )
  await waitFor(() => expect(areShown(screen.getByRole('dialog'))).toBe(true))
  expect(harm()).toEqual([])
})

afterAll(() => {
  expect(alert).not.toHaveBeenCalled()
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  expect(hosts).not.toContain('attack.example')
})
