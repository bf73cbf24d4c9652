import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CONTRACT, INVOICE, openLead, readOnce } from '../test/open-lead.tsx'

const DECLINE = '/market/couple/lead/3/decline/'
const OPEN = { is_declined: false, files: [CONTRACT], invoices: [INVOICE] }
const DECLINED = { ...OPEN, is_declined: true }
const answer = { path: DECLINE, body: { detail: 'ok' } }

afterEach(cleanup)

it('the workspace declines a vendor with an editable message, and then nothing is to sign or to pay', async () => {
  const { platform } = openLead({ lead: DECLINED, script: [readOnce(OPEN), { ...answer, method: 'POST' }] })
  fireEvent.click(await screen.findByRole('button', { name: 'No, thank you' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Say no to Iris & Fern?' }))
  fireEvent.change(dialog.getByLabelText(/^Your message/), { target: { value: 'No, but thank you!' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send and decline' }))
  expect(await screen.findByText('You said no to this vendor. Nothing is due.')).toBeDefined()
  expect(screen.getByText('You said no to Iris & Fern.')).toBeDefined()
  expect(JSON.parse(String(platform.backend.to(DECLINE)[0]?.body))).toMatchObject({ message: 'No, but thank you!' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('No outstanding payments')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Sign|Pay|No, thank you)/ })).toBeNull()
})

it('the workspace takes a decline back', async () => {
  openLead({ lead: OPEN, script: [readOnce(DECLINED), { ...answer, method: 'DELETE' }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'No, thank you' })).toBeDefined()
})

it('the workspace does not offer to decline a vendor whose contract is signed', async () => {
  openLead({ lead: { ...OPEN, files: [{ ...CONTRACT, isCouplesign: true }] } })
  expect(await screen.findByRole('heading', { name: 'Iris & Fern' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'No, thank you' })).toBeNull()
})

it('the fragment of a link in the conversation opens the dialog', async () => {
  openLead({ lead: OPEN, path: '/dashboard/vendors/manage/3#decline' })
  expect(await screen.findByRole('dialog', { name: 'Say no to Iris & Fern?' })).toBeDefined()
})

it('the confirmation of a decline ends with one period, also for a name with a period', async () => {
  openLead({
    lead: { ...DECLINED, business_name: 'Pie Co.' },
    script: [readOnce({ ...OPEN, business_name: 'Pie Co.' }), { ...answer, method: 'POST' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'No, thank you' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send and decline' }))
  expect(await screen.findByText('You said no to Pie Co.')).toBeDefined()
})
