import '@vowkit/react/tokens.css'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { colourOf } from '../../testing/colour-of.ts'
import { CONTRACT, INVOICE, openLead } from './test/open-lead.tsx'

it('the workspace shows missing signatures in red, signed documents in green and paid invoices in grey', async () => {
  const signed = { ...CONTRACT, id: 53, isCouplesign: true, isVendorsign: true }
  openLead({ lead: { files: [CONTRACT, signed], invoices: [{ ...INVOICE, get_status_display: 'Paid' }] } })
  const documents = within(await screen.findByRole('region', { name: /Documents/ }))
  const payments = within(screen.getByRole('region', { name: /Payments/ }))
  const colour = (element: HTMLElement) => getComputedStyle(element).color
  expect(colour(documents.getByText('Click to sign'))).toBe(colourOf('--vk-danger'))
  expect(colour(documents.getByText('Signed'))).toBe(colourOf('--vk-success'))
  expect(colour(payments.getByText('Deposit'))).toBe(colourOf('--vk-ink-3'))
})
