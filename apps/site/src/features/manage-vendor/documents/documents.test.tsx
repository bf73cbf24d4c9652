import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isNeeded, isOff } from '../../../testing/states-of.ts'
import { CONTRACT, FILE, openLead, readOnce, UPLOAD } from '../test/open-lead.tsx'

const DELETE = '/market/user/files/delete/51'
const OFFLINE = 'Please check your network connection.'
const QUESTION = 'Are you sure you want to delete this document?'

afterEach(cleanup)

describe('DocumentCheck', () => {
  const SIGNED = {
    ...CONTRACT,
    isCouplesign: true,
    isVendorsign: true,
    original: 'https://api.test/documents/o/contract.pdf',
    sha256: 'ab'.repeat(32),
  }

  it('shows the hash and links to the signed original, below the technical details', async () => {
    openLead({ lead: { files: [SIGNED] } })
    expect((await screen.findByText(/^Technical details/)).closest('details')?.open).toBe(false)
    expect(await screen.findByText('ab'.repeat(32))).toBeDefined()
    expect(screen.getByText('sha256sum')).toBeDefined()
    const link = screen.getByText('Save the original').closest('a')
    expect(link?.href).toBe(SIGNED.original)
  })

  it.each([
    ['changed', /no longer matches what was signed/],
    ['unreadable', /encrypted or damaged/],
  ])('explains a missing certificate: %s', async (certificate_problem, text) => {
    openLead({ lead: { files: [{ ...SIGNED, certificate_problem }] } })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('is hidden while a signature is missing', async () => {
    openLead({ lead: { files: [{ ...CONTRACT, isCouplesign: true }] } })
    await screen.findByText('Waiting for vendor')
    expect(screen.queryByText('Save the original')).toBeNull()
  })
})

describe('a document', () => {
  it('can be downloaded from our own backend', async () => {
    openLead({ lead: { files: [CONTRACT] } })
    const link = await screen.findByRole('link', { name: 'Download contract.pdf' })
    expect(link.getAttribute('href')).toBe(`${CONTRACT.file}?download=`)
    expect(link.hasAttribute('download')).toBe(true)
  })

  it('of another host has no download link, because the URL may be signed', async () => {
    openLead({ lead: { files: [{ ...CONTRACT, file: 'https://files.test/contract.pdf?sig=1' }] } })
    await screen.findByRole('button', { name: /contract\.pdf.*Click to sign/ })
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull()
  })
})

describe('DeleteDialog', () => {
  it('is available only for documents that the couple uploaded', async () => {
    openLead({ lead: { files: [FILE, CONTRACT] } })
    expect(await screen.findByRole('button', { name: 'Delete plan.pdf' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Delete contract.pdf' })).toBeNull()
  })

  it('deletes the document after a confirmation', async () => {
    const { platform } = openLead({
      script: [readOnce({ files: [FILE] }), { method: 'POST', path: DELETE, body: { detail: 'ok' } }],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete plan.pdf' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText(QUESTION)).toBeDefined()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(platform.backend.to(DELETE)).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Delete plan.pdf' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Upload documents below')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.backend.to(DELETE)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upload Document'))
  })

  it('shows the backend’s reason when the deletion is rejected', async () => {
    const detail = 'A signed document cannot be removed.'
    openLead({ lead: { files: [FILE] }, script: [{ method: 'POST', path: DELETE, status: 403, body: { detail } }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete plan.pdf' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(detail)).toBeDefined()
  })

  it('shows a network error once when the request fails', async () => {
    openLead({ lead: { files: [FILE] }, script: [{ method: 'POST', path: DELETE, fault: 'refuse' }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete plan.pdf' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await within(screen.getByRole('dialog')).findByText(OFFLINE)
    expect(screen.getAllByText(OFFLINE)).toHaveLength(1)
  })
})

describe('UploadDialog', () => {
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Documents', { selector: 'input' }), { target: { files } })
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' })

  async function openDialog(options: Parameters<typeof openLead>[0] = {}) {
    const all = openLead(options)
    fireEvent.click(await screen.findByRole('button', { name: 'Upload Document' }))
    await screen.findByRole('dialog')
    return all
  }

  it('accepts several files, lists the supported types and starts with a disabled button', async () => {
    await openDialog()
    const dialog = screen.getByRole('dialog', { name: 'Upload Documents' })
    expect(within(dialog).getByText('Only PDFs, images, or videos are supported')).toBeDefined()
    const input = within(dialog).getByLabelText<HTMLInputElement>('Documents')
    expect([input.multiple, isNeeded(input)]).toEqual([true, true])
    expect(isOff(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Saved' }))).toBe(true)
  })

  it('uploads all files in one request with the lead’s id', async () => {
    const { platform } = await openDialog({
      lead: { files: [FILE] },
      script: [readOnce({}), { method: 'POST', path: UPLOAD, body: { detail: 'ok' } }],
    })
    const region = within(screen.getByRole('dialog')).getByRole('status')
    expect(region.textContent).toBe('')
    choose(pdf('plan.pdf'), pdf('seats.pdf'))
    expect(region.textContent).toBe('2 documents chosen.')
    save().focus()
    fireEvent.click(save())
    const saved = await screen.findByRole('button', { name: 'Saved' })
    expect(document.activeElement).toBe(saved)
    expect(region.textContent).toBe('Your documents have been saved.')
    expect(screen.getByText('Your documents have been saved.')).toBeDefined()
    const [sent] = platform.backend.to(UPLOAD)
    const files = sent?.body instanceof FormData ? sent.body.getAll('files') : []
    expect(files.map((file) => file instanceof File && file.name)).toEqual(['plan.pdf', 'seats.pdf'])
    expect(await screen.findByRole('button', { name: 'Delete plan.pdf' })).toBeDefined()
  })

  it('rejects more than five documents', async () => {
    await openDialog({ lead: { files: [1, 2, 3, 4].map((id) => ({ ...FILE, id })) } })
    choose(pdf('a.pdf'), pdf('b.pdf'))
    const alert = await screen.findByText('Maximum limit exceeded! You can only upload 5 files.')
    expect(alert.closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByText('You already share 4 of 5 documents.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    choose(pdf('a.pdf'))
    expect(isOff(save())).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('rejects files other than PDFs, images and videos', async () => {
    await openDialog()
    choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Only PDFs, images, or videos are supported')
  })

  it('shows the progress of each file and can be cancelled', async () => {
    const { platform } = await openDialog({ script: [{ method: 'POST', path: UPLOAD, fault: 'hang' }] })
    choose(pdf('a.pdf'), pdf('b.pdf'))
    fireEvent.click(save())
    await waitFor(() => expect(platform.backend.to(UPLOAD)).toHaveLength(1))
    const sent = screen.getAllByRole<HTMLProgressElement>('progressbar').map(({ value }) => value)
    expect(sent).toEqual([1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(isOff(save())).toBe(false))
    expect(platform.backend.to(UPLOAD)[0]?.signal.aborted).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a network error once when the request fails', async () => {
    await openDialog({ script: [{ method: 'POST', path: UPLOAD, fault: 'refuse' }] })
    choose(pdf('a.pdf'))
    fireEvent.click(save())
    await within(screen.getByRole('dialog')).findByText(OFFLINE)
    expect(screen.getAllByText(OFFLINE)).toHaveLength(1)
  })

  it('preserves the chosen files after a failure, and can remove them', async () => {
    await openDialog({ script: [{ method: 'POST', path: UPLOAD, status: 500 }] })
    choose(pdf('a.pdf'))
    fireEvent.click(save())
    expect(await screen.findByText('Your documents were not saved. Please try again.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Documents', { selector: 'input' }))
  })
})
