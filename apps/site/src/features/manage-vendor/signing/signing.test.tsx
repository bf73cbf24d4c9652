import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LeadFile } from '@vowkit/sdk-core/leads'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../../spanish/index.ts'
import { isNeeded } from '../../../testing/states-of.ts'
import { CONTRACT, DEPOSIT, INVOICE, openLead, readOnce } from '../test/open-lead.tsx'

const SIGN = '/market/user/files/sign/52'
const signed = (answer: object): ScriptedAnswer => ({ method: 'POST', path: SIGN, ...answer })

afterEach(cleanup)

async function openContract(file: LeadFile = CONTRACT, ...script: ScriptedAnswer[]) {
  const all = openLead({
    lead: { files: [{ ...CONTRACT, isCouplesign: true }] },
    script: [readOnce({ files: [file] }), ...script],
  })
  fireEvent.click(await screen.findByRole('button', { name: /Click to sign/ }))
  return { ...all, dialog: within(await screen.findByRole('dialog', { name: 'Sign Document' })) }
}

function fillIn(own: string, partner: string): void {
  fireEvent.change(screen.getByLabelText('Your e-signature'), { target: { value: own } })
  fireEvent.change(screen.getByLabelText('Your partners e-signature'), { target: { value: partner } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
}

it('the sign dialog shows the document, two name fields and a consent that names the document', async () => {
  const { dialog } = await openContract()
  const link = dialog.getByRole('link', { name: 'Open in new tab' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([CONTRACT.file, 'noopener noreferrer'])
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(`${CONTRACT.file}?download=`)
  expect(dialog.getByText(/One of you signs for both\./)).toBeDefined()
  expect(dialog.getByTitle('Preview of contract.pdf').getAttribute('src')).toContain(`${CONTRACT.file}#`)
  const fields = ['Your e-signature', 'Your partners e-signature'].map((name) =>
    dialog.getByLabelText<HTMLInputElement>(name),
  )
  expect(fields.map((field) => [field.placeholder, isNeeded(field)])).toEqual([
    ['Your name here', true],
    ['Your partners name here', true],
  ])
  const box = dialog.getByRole('checkbox', { name: 'We agree to sign electronically. Document: contract.pdf' })
  expect(box.getAttribute('aria-required')).toBe('true')
})

it('the sign dialog shows the vendor, the package, the total and each due date above the signatures', async () => {
  openLead({ lead: { files: [CONTRACT], invoices: [DEPOSIT] } })
  fireEvent.click(await screen.findByRole('button', { name: /Click to sign/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign Document' }))
  const terms = dialog.getByRole('region', { name: 'What you sign' })
  const facts = within(terms).getAllByRole('term')
  expect(facts.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])).toEqual([
    ['Vendor', 'Iris & Fern'],
    ['Includes', 'Whole day'],
    ['Total', '$3,000'],
    ['Deposit', '$750 by June 15th, 2026'],
    ['Balance', '$2,250 by May 12th, 2027'],
  ])
  const isBefore = terms.compareDocumentPosition(dialog.getByLabelText('Your e-signature'))
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('the sign dialog asks for the consent in the language of the couple', async () => {
  openLead({ lead: { files: [CONTRACT], sign_consent: 'Aceptamos firmar.' }, language: { language: 'es', spanish } })
  fireEvent.click(await screen.findByRole('button', { name: /Toca para firmar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Firmar documento' }))
  const box = dialog.getByRole('checkbox', { name: 'Aceptamos firmar. Documento: contract.pdf' })
  expect(box.closest('label')?.querySelector('[lang=en]') ?? null).toBeNull()
})

it('the sign dialog sandboxes previews of files from other hosts and of files other than PDFs', async () => {
  const sandboxOf = async (file: string) => {
    const { dialog } = await openContract({ ...CONTRACT, file })
    const sandbox = dialog.getByTitle('Preview of contract.pdf').getAttribute('sandbox')
    cleanup()
    return sandbox
  }
  expect(await sandboxOf('https://files.test/contract.pdf')).toBe('')
  expect(await sandboxOf('https://api.test/documents/t/contract.png')).toBe('')
  expect(await sandboxOf('https://api.test/documents/t/contract.pdf')).toBeNull()
})

it('the sign dialog shows validation errors and sends no request without names and consent', async () => {
  const { platform, dialog } = await openContract()
  fireEvent.click(dialog.getByRole('button', { name: 'Sign' }))
  for (const text of ['Type your name.', 'Type your partner’s name.', 'Check this box to sign.'])
    expect(await dialog.findByText(text)).toBeDefined()
  fillIn('  ', 'Noor')
  expect(await dialog.findByText('Type your name.')).toBeDefined()
  expect(platform.backend.to(SIGN)).toHaveLength(0)
})

it('the sign dialog signs once, then focuses the document, which awaits the vendor’s signature', async () => {
  const { platform } = await openContract(CONTRACT, signed({ body: { detail: 'ok' } }))
  fillIn('Maya', 'Noor')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Sign|Loading/ }))
  const status = await screen.findByText('Waiting for vendor')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.contains(status)).toBe(true))
  expect(status.dataset.fresh).toBe('true')
  const [sent, ...others] = platform.backend.to(SIGN)
  expect(others).toEqual([])
  expect(sent?.body instanceof FormData && sent.body.get('consent')).toBe('We agree to sign electronically.')
})

it('the workspace confirms a signature at once and ignores a second tap that lands on the next action', async () => {
  const { platform } = openLead({
    lead: { files: [{ ...CONTRACT, isCouplesign: true }], invoices: [INVOICE] },
    script: [readOnce({ files: [CONTRACT], invoices: [INVOICE] }), signed({ body: { detail: 'ok' } })],
  })
  fireEvent.click(await screen.findByRole('button', { name: /Click to sign/ }))
  await screen.findByRole('dialog', { name: 'Sign Document' })
  fillIn('Maya', 'Noor')
  const pay = await screen.findByRole('button', { name: /^Pay Deposit/ })
  expect(
    within(document.querySelector('.vk-toast') as HTMLElement).getByText('You signed. Iris & Fern signs next.'),
  ).toBeDefined()
  expect(screen.getByText('You signed', { selector: '.timeline__step' }).dataset.done).toBe('true')
  fireEvent.click(pay)
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => platform.clock.advance(1_500))
  fireEvent.click(screen.getByRole('button', { name: /^Pay Deposit/ }))
  expect(await screen.findByRole('dialog', { name: 'Make A Payment' })).toBeDefined()
})

it.each([
  [
    { status: 400, body: { detail: 'You have already signed this document.' } },
    'You have already signed this document.',
  ],
  [{ status: 400, body: { detail: 'x', esign_doc: ['Type the name.'] } }, 'Type the name.'],
  [{ status: 500 }, 'The document was not signed. Please try again.'],
  [{ fault: 'refuse' }, 'Please check your network connection.'],
])('the sign dialog shows an error for the response %o and preserves the names', async (answer, text) => {
  const { dialog } = await openContract(CONTRACT, signed(answer))
  fillIn('Maya', 'Noor')
  expect(await dialog.findByText(text)).toBeDefined()
  expect(dialog.getByLabelText<HTMLInputElement>('Your e-signature').value).toBe('Maya')
  expect(screen.getAllByText(text)).toHaveLength(1)
})

it('the sign dialog stores the names but not the consent when the session expires', async () => {
  const { platform } = await openContract(CONTRACT, signed({ status: 401 }))
  fillIn('Maya', 'Noor')
  await waitFor(() => expect(platform.navigation.visited).toHaveLength(1))
  const kept = platform.storage.session?.getItem('typed:sign-52')
  expect(kept).toContain('Maya')
  expect(kept).not.toContain('true')
})

it('the sign dialog restores the typed names when it reopens', async () => {
  await openContract(CONTRACT, signed({ status: 500 }))
  fillIn('Maya', 'Noor')
  await screen.findByText('The document was not signed. Please try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: /Click to sign/ }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your partners e-signature')).value).toBe('Noor')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('the sign dialog removes the stored names after signing', async () => {
  const { platform } = await openContract(CONTRACT, signed({ body: { detail: 'ok' } }))
  fillIn('Maya', 'Noor')
  await screen.findByText('Waiting for vendor')
  expect(platform.storage.session?.getItem('typed:sign-52')).toBeNull()
})
