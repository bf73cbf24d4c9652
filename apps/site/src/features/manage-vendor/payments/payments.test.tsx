import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../../spanish/index.ts'
import { isOff } from '../../../testing/states-of.ts'
import { CONTRACT, DEPOSIT, INVOICE, openLead, PAY, readOnce } from '../test/open-lead.tsx'

const PAID = { ...INVOICE, id: 62, invoice_name: 'Tasting', get_status_display: 'PAID' }
const LATE = { ...INVOICE, id: 63, invoice_name: 'Balance', due_date: '2026-05-03' }

afterEach(cleanup)

async function openDialog(...script: ScriptedAnswer[]) {
  const all = openLead({ lead: { invoices: [PAID, INVOICE, LATE] }, script })
  fireEvent.click(await screen.findByRole('button', { name: 'Make Payment' }))
  return { ...all, dialog: within(await screen.findByRole('dialog', { name: 'Make A Payment' })) }
}

const choose = (id: number) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Invoice' }), { target: { value: String(id) } })

it('the payments panel lists overdue invoices first and paid invoices last', async () => {
  openLead({ lead: { invoices: [PAID, INVOICE, LATE] } })
  const panel = within(await screen.findByRole('region', { name: /Payments/ }))
  const items = panel.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Balance$600.50Overdue',
    'Deposit$600.50Due June 15th, 2026',
    'Tasting$1,200Paid',
  ])
  expect(items.map((item) => item.dataset.status)).toEqual(['overdue', 'due', 'paid'])
  expect(panel.queryByText('No outstanding payments')).toBeNull()
})

it('the payments panel lists paid invoices and shows that no payments are outstanding', async () => {
  openLead({ lead: { invoices: [PAID] } })
  expect(await screen.findByText('No outstanding payments')).toBeDefined()
  expect(screen.getByText('Tasting')).toBeDefined()
})

it('the fragment of the payments panel opens the workspace at it, with the state of the contract', async () => {
  openLead({
    lead: { files: [CONTRACT], invoices: [INVOICE] },
    path: '/dashboard/vendors/manage/3#payments',
  })
  const panel = within(await screen.findByRole('region', { name: /Payments/ }))
  expect(document.activeElement).toBe(panel.getByRole('heading', { name: /Payments/ }))
  expect(panel.getByText('You have not signed the contract yet.')).toBeDefined()
})

it('the payment dialog disables paid invoices in the select and has no card field', async () => {
  const { dialog } = await openDialog()
  const options = dialog.getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Select an invoice', true],
    ['Balance', false],
    ['Deposit', false],
    ['Tasting - PAID', true],
  ])
  expect(dialog.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  expect(dialog.queryAllByRole('textbox')).toEqual([])
})

it('the payment dialog shows the amount, due date and status of the chosen invoice', async () => {
  const { dialog } = await openDialog()
  const region = dialog.getByRole('status')
  expect(region.textContent).toBe('')
  choose(61)
  expect(region.textContent).toContain('Amount due$600.50')
  for (const [term, fact] of [
    ['Amount due', '$600.50'],
    ['Due date', 'June 15th, 2026'],
    ['Status', 'Not paid yet'],
  ] as const)
    expect(dialog.getByText(term).nextElementSibling?.textContent).toBe(fact)
  choose(63)
  expect(dialog.getByText('Overdue')).toBeDefined()
})

it('the payment dialog redirects to the payment provider once', async () => {
  const { platform, dialog } = await openDialog({ method: 'POST', path: PAY, body: { url: 'https://pay.test/c/1' } })
  choose(61)
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Pay Now' })
  fireEvent.click(button)
  expect([button.textContent, isOff(button)]).toEqual(['Loading...', true])
  fireEvent.click(button)
  expect((await dialog.findByRole('alert')).textContent).toContain('Please wait, redirecting.')
  await waitFor(() => expect(platform.navigation.visited).toEqual(['https://pay.test/c/1']))
  expect(platform.backend.to(PAY)).toHaveLength(1)
  expect(dialog.queryByRole('link', { name: 'Continue' })).toBeNull()
  await act(() => platform.clock.advance(5_000))
  expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('https://pay.test/c/1')
})

it('the payment dialog resets its form on back navigation from the payment provider', async () => {
  const { platform, dialog } = await openDialog({ method: 'POST', path: PAY, body: { url: 'https://pay.test/c/1' } })
  choose(61)
  fireEvent.click(dialog.getByRole('button', { name: 'Pay Now' }))
  expect(await dialog.findByText('Please wait, redirecting.')).toBeDefined()
  act(() => platform.connectivity.happen('pageshow'))
  choose(61)
  expect(isOff(dialog.getByRole<HTMLButtonElement>('button', { name: 'Pay Now' }))).toBe(false)
})

it.each([
  [{ status: 500 }, 'The payment did not start. Please try again.'],
  [{ body: { url: 'javascript:alert(1)' } }, 'The payment did not start. Please try again.'],
  [{ body: {} }, 'The payment did not start. Please try again.'],
  [{ status: 400, body: { detail: 'This invoice is paid.' } }, 'This invoice is paid.'],
  [{ fault: 'refuse' }, 'Please check your network connection.'],
])('the payment dialog shows an error for the response %o and leaves the invoice selected', async (answer, text) => {
  const { platform, dialog } = await openDialog({ method: 'POST', path: PAY, ...answer } as ScriptedAnswer)
  choose(61)
  fireEvent.click(dialog.getByRole('button', { name: 'Pay Now' }))
  expect(await dialog.findByText(text)).toBeDefined()
  expect(screen.getAllByText(text)).toHaveLength(1)
  await waitFor(() => expect(isOff(dialog.getByRole<HTMLButtonElement>('button', { name: 'Pay Now' }))).toBe(false))
  expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('61')
  expect(platform.navigation.visited).toEqual([])
})

it('the payment dialog offers to sign the contract first if the vendor’s contract is not signed', async () => {
  openLead({
    lead: { files: [CONTRACT], invoices: [INVOICE] },
    script: [{ method: 'POST', path: PAY, status: 409, body: { detail: 'Sign it.', code: 'not_signed' } }],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Make Payment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make A Payment' }))
  choose(61)
  fireEvent.click(dialog.getByRole('button', { name: 'Pay Now' }))
  expect(await dialog.findByText('Sign the contract first. Then you can pay this invoice.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Sign the contract' }))
  expect(await screen.findByRole('dialog', { name: 'Sign Document' })).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Make A Payment' })).toBeNull()
})

it('the payments panel links to the contract that is not signed', async () => {
  openLead({ lead: { files: [CONTRACT], invoices: [INVOICE] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign the contract' }))
  expect(await screen.findByRole('dialog', { name: 'Sign Document' })).toBeDefined()
})

it('the payments panel shows the rest of an order as soon as the deposit is paid', async () => {
  openLead({ lead: { invoices: [{ ...DEPOSIT, get_status_display: 'Paid', amount_due: '0.00' }] } })
  const panel = within(await screen.findByRole('region', { name: /Payments/ }))
  const rest = panel.getByText('Balance').closest('li') as HTMLElement
  expect(within(rest).getByText('$2,250')).toBeDefined()
  expect(within(rest).getByText('Due May 12th, 2027. The invoice follows.')).toBeDefined()
  expect(panel.queryByText('No outstanding payments')).toBeNull()
  const button = panel.getByRole('button', {
    name: 'Make Payment',
    description: 'Due May 12th, 2027. The invoice follows.',
  })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('All paid', { selector: '.timeline__step' }).dataset.done).toBeUndefined()
})

it('the payments panel translates the parts of an order, and no words of the vendor', async () => {
  const typed = { ...INVOICE, id: 64, invoice_name: 'Balance' }
  openLead({ lead: { invoices: [DEPOSIT, typed] }, language: { language: 'es', spanish } })
  const panel = within(await screen.findByRole('region', { name: /Pagos/ }))
  for (const text of ['Depósito', 'Saldo', 'Balance']) expect(panel.getByText(text)).toBeDefined()
})

it('the payment dialog preselects the invoice of the next action', async () => {
  openLead({ lead: { invoices: [PAID, INVOICE, LATE] } })
  fireEvent.click(await screen.findByRole('button', { name: /^Pay Balance/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make A Payment' }))
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Invoice' }).value).toBe('63')
  expect(dialog.getByRole('button', { name: 'Pay Now' })).toBeDefined()
})

it('the payments panel disables "Make Payment" and says why when nothing is due', async () => {
  openLead({ lead: { invoices: [PAID] } })
  const button = await screen.findByRole('button', { name: 'Make Payment', description: 'No outstanding payments' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

const SETTLED = { ...PAID, paid_at: '2026-05-03T12:00:00Z', receipt: 'https://api.test/receipts/62.pdf' }

it('a paid invoice shows the date of its payment and links to its receipt', async () => {
  openLead({ lead: { invoices: [SETTLED] } })
  const item = (await screen.findByText('Tasting')).closest('li') as HTMLElement
  expect(within(item).getByText('Paid May 3rd, 2026')).toBeDefined()
  expect(
    within(item)
      .getByRole('link', { name: /^Receipt \(PDF\)/ })
      .getAttribute('href'),
  ).toBe(SETTLED.receipt)
})

it('the workspace thanks a couple that returns from the payment page, with the date and the receipt', async () => {
  openLead({ lead: { invoices: [SETTLED] }, path: '/dashboard/vendors/manage/3?paid=62' })
  const thanks = within((await screen.findByRole('heading', { name: /^Thank you/ })).closest('section') as HTMLElement)
  expect(thanks.getByText('Tasting').parentElement?.textContent).toBe('Tasting, $1,200. Paid on May 3rd, 2026')
  expect(thanks.getByRole('link', { name: /^Receipt/ }).getAttribute('href')).toBe(SETTLED.receipt)
  fireEvent.click(thanks.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('heading', { name: /^Thank you/ })).toBeNull()
  expect(window.location.search).toBe('')
})

it('the workspace says that a payment is being confirmed until the provider has reported it', async () => {
  const { platform } = openLead({
    script: [readOnce({ invoices: [INVOICE] })],
    lead: { invoices: [{ ...SETTLED, id: 61 }] },
    path: '/dashboard/vendors/manage/3?paid=61',
  })
  expect(await screen.findByRole('heading', { name: 'We are confirming your payment' })).toBeDefined()
  await act(() => platform.clock.advance(10_000))
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeDefined()
})
