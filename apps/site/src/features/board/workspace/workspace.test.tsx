import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BoardSetup, DETAILS, file, IDEA, PINS, renderBoard } from '../test/render-board.tsx'

const ORDER = `${DETAILS}order/`
const CAKE = { ...IDEA, id: 2, category: 'Cakes', category_id: 5, description: 'Three tiers', created_at: '2026-01-01' }
const PIN = { id: 8, kind: 'vendor', source_id: 9, title: 'Field & Fern', category: 'Florists', image: '' }
const stored = { path: ORDER, status: 204, body: '', always: true } as const

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup(options: BoardSetup = {}) {
  const board = renderBoard({ ideas: [IDEA, { ...CAKE, created_at: undefined }], ...options })
  await screen.findByRole('article', { name: 'Florists' })
  return board
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

async function choose(card: string, entry: string) {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${card}` }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: entry })))
}

describe('the order of the cards', () => {
  it('changes with the arrow keys on a grip, is announced and sent', async () => {
    const { platform } = await setup({ script: [stored] })
    expect(names()).toEqual(['Florists', 'Cakes'])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Florists' }), { key: 'ArrowRight' })
    expect(names()).toEqual(['Cakes', 'Florists'])
    expect(screen.getByText('Florists: place 2 of 2.')).toBeDefined()
    await waitFor(() => expect(platform.backend.to(ORDER)).toHaveLength(1))
    expect(platform.backend.to(ORDER)[0]?.body).toContain('"inspiration-2","inspiration-1"')
  })

  it('changes with the entries of a card’s menu', async () => {
    await setup({ script: [stored] })
    await choose('Cakes', 'Move earlier')
    expect(names()).toEqual(['Cakes', 'Florists'])
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Cakes' }))
    expect(screen.queryByRole('button', { name: 'Move earlier' })).toBeNull()
  })

  it('is restored with an alert when it was not saved, and can be sent again', async () => {
    await setup({ script: [{ path: ORDER, status: 500 }, stored] })
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Florists' }), { key: 'End' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The new order was not saved.')
    expect(names()).toEqual(['Florists', 'Cakes'])
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Cakes', 'Florists']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('changes when a grip is dragged over another card', async () => {
    await setup({ script: [stored] })
    const grip = screen.getByRole('button', { name: 'Move Florists' })
    const cake = screen.getByRole('article', { name: 'Cakes' })
    Object.assign(grip, { setPointerCapture: () => undefined })
    Object.assign(document, { elementFromPoint: () => cake })
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1 })
    fireEvent.pointerMove(grip, { clientX: 10, clientY: 300 })
    expect(names()).toEqual(['Cakes', 'Florists'])
    fireEvent.pointerUp(grip)
    expect(await screen.findByText('Florists: place 2 of 2.')).toBeDefined()
  })
})

describe('an inspiration', () => {
  const PATH = '/couple/couple-inspiration/2/'

  it('can be edited, with its images', async () => {
    const ideas = [{ ...CAKE, images: [{ id: 'a.webp', gallery_image: 'https://api.test/a.webp' }] }, IDEA]
    const { platform } = await setup({ ideas, script: [{ path: PATH, method: 'PATCH', body: CAKE }] })
    await choose('Cakes', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit inspiration' }))
    const text = dialog.getByLabelText<HTMLTextAreaElement>(/^Description/)
    expect(text.value).toBe('Three tiers')
    fireEvent.input(text, { target: { value: 'Two tiers' } })
    fireEvent.change(dialog.getByLabelText(/^Images/), { target: { files: [file('new.jpg')] } })
    fireEvent.click(dialog.getByRole('button', { name: 'Move new.jpg forward' }))
    await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('5'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = platform.backend.to(PATH)[0]?.body as FormData
    expect(body.getAll('images_order')).toEqual(['new', 'a.webp'])
    expect(body.get('description')).toBe('Two tiers')
  })

  it('keeps its form open with an alert when the change fails', async () => {
    const ideas = [{ ...CAKE, images: [{ id: 'a.webp', gallery_image: 'https://api.test/a.webp' }] }, IDEA]
    await setup({ ideas, script: [{ path: PATH, method: 'PATCH', status: 500 }] })
    await choose('Cakes', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit inspiration' }))
    await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('5'))
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByRole('alert')).toBeDefined()
  })

  it('is deleted only after a confirmation', async () => {
    const { platform } = await setup({ script: [{ path: PATH, method: 'DELETE', status: 204, body: '' }] })
    await choose('Cakes', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this inspiration?' }))
    expect(platform.backend.to(PATH)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(platform.backend.to(PATH)).toHaveLength(1)
  })
})

describe('a pin', () => {
  it('links to its vendor or vision', async () => {
    await setup({ pins: [PIN, { ...PIN, id: 9, kind: 'vision', source_id: 'v-1', title: 'The barn' }] })
    const vendor = within(await screen.findByRole('article', { name: 'Field & Fern' }))
    expect(vendor.getByRole('link', { name: 'View vendor' }).getAttribute('href')).toBe('/dashboard/vendor-detail/9')
    const vision = within(screen.getByRole('article', { name: 'The barn' }))
    expect(vision.getByRole('link', { name: 'Open vision' }).getAttribute('href')).toBe('/vision-board/view/v-1')
  })

  it('can be removed and restored', async () => {
    const { platform } = await setup({
      script: [
        { path: PINS, method: 'GET', body: [PIN] },
        { path: `${PINS}8/`, method: 'DELETE', status: 204, body: '' },
        { path: PINS, method: 'POST', status: 201, body: PIN },
      ],
    })
    await screen.findByRole('article', { name: 'Field & Fern' })
    await choose('Field & Fern', 'Remove from board')
    expect(await screen.findByText('“Field & Fern” was removed from your board.')).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
    const sent = platform.backend.to(PINS).filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => body)).toEqual(['{"kind":"vendor","source_id":9}'])
  })
})

describe('the palette', () => {
  it('copies the hex code of a pressed colour', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await setup({ details: { palette: [{ hex: '#22345c', name: 'navy' }] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Copy navy, #22345c' }))
    expect(await screen.findByText('#22345c copied.')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith('#22345c')
  })
})

describe('the next step', () => {
  it('names the amount and the due date of an invoice', async () => {
    const next_step = {
      kind: 'pay_invoice',
      vendor_id: 9,
      vendor_name: 'Fern',
      due_date: '2026-07-01',
      amount: '750.00',
    }
    await setup({ details: { next_step } })
    const step = await screen.findByRole('complementary', { name: 'Next step' })
    expect(step.textContent).toContain('750 to Fern is due July 1st, 2026.')
  })

  it.each([
    [{ kind: 'add_date' }, 'Add your date', '/settings#wedding-date'],
    [{ kind: 'find_vendors', category_id: 4, category: 'Florists' }, 'Find Florists', '/dashboard/search?categories=4'],
    [{ kind: 'ask_vendor', vendor_id: 9, vendor_name: 'Fern' }, 'Ask Fern', '/dashboard/vendor-detail/9'],
    [
      { kind: 'pay_invoice', vendor_id: 9, vendor_name: 'Fern', due_date: '2026-07-01' },
      'Pay the invoice',
      '/dashboard/vendors/manage/9#payments',
    ],
    [
      { kind: 'read_contract', vendor_id: 9, vendor_name: 'Fern' },
      'Read the contract',
      '/dashboard/vendors/manage/9#documents',
    ],
    [
      { kind: 'compare_answers', category_id: 4, category: 'Florists', vendor_ids: [9, 11] },
      'Compare their answers',
      '/dashboard/vendors/answers?ids=9,11',
    ],
    [
      { kind: 'read_answers', vendor_ids: [9, 11], vendor_name: 'Fern' },
      'Read the answers',
      '/dashboard/vendors/answers?ids=9,11',
    ],
    [{ kind: 'find_vendors' }, 'Find vendors', '/dashboard/search'],
    [{ kind: 'create_vision' }, 'Draw your wedding', '/vision-board/new'],
  ])('%o is one link', async (next_step, name, href) => {
    await setup({ details: { next_step } })
    const step = within(await screen.findByRole('complementary', { name: 'Next step' }))
    expect(step.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })
})

describe('the share dialog', () => {
  it('creates a link, shows it and revokes it', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
    const share = `${DETAILS}share/`
    await setup({
      script: [
        { path: share, method: 'POST', body: { share_url: 'https://site.test/b/x' } },
        { path: share, method: 'DELETE', status: 204, body: '' },
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share your board' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByText('Link copied.')).toBeDefined()
    expect(dialog.getByRole('textbox', { name: 'Link to your board' })).toHaveProperty('value', 'https://site.test/b/x')
    fireEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    expect(await dialog.findByText(/You stopped sharing/)).toBeDefined()
  })
})

it('an image that is pasted on the board opens the form with it', async () => {
  await setup()
  const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [file('pasted.png', 'image/png')] },
  })
  act(() => void window.dispatchEvent(pasted))
  await screen.findByRole('dialog', { name: 'Add Inspiration' })
  expect(screen.getByAltText('pasted.png')).toBeDefined()
})

it('the board names the booked vendors with their categories and links to them', async () => {
  const booked = [
    { vendor_id: 9, business_name: 'Oak Barn', categories_label: 'Venues' },
    { vendor_id: 11, business_name: 'Bloom & Vine', categories_label: 'Florists' },
  ]
  await setup({ details: { booked } })
  const line = within(await screen.findByRole('complementary', { name: 'Booked' }))
  const items = line.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Oak Barn Venues', 'Bloom & Vine Florists'])
  expect(line.getByRole('link', { name: 'Oak Barn' }).getAttribute('href')).toBe('/dashboard/vendors/manage/9')
})

it('the board warns about a vendor that is booked for a date from which the couple has moved', async () => {
  const moved_date = { booked_for: '2027-06-19', wedding_date: '2027-06-26' }
  const booked = [
    { vendor_id: 3, business_name: 'Calle Flor', categories_label: '', moved_date },
    { vendor_id: 4, business_name: 'Oak Hall', categories_label: '' },
  ]
  await setup({ details: { booked } })
  const warnings = screen.getAllByText('Booked for June 19, 2027. Your date is now June 26, 2027.')
  expect(warnings).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Write to them: Calle Flor' }).getAttribute('href')).toBe(
    '/dashboard/vendors/manage/3',
  )
})

it('the board has no line for booked vendors while there are none', async () => {
  await setup({ details: { booked: [] } })
  expect(screen.queryByRole('complementary', { name: 'Booked' })).toBeNull()
})

describe('the payments of a couple', () => {
  const DUE = { invoice_id: 5, invoice_name: 'Balance', amount: '2250.00', due_date: '2027-05-12', is_overdue: false }
  const IRIS = { vendor_id: 3, business_name: 'Iris & Fern', paid: '750.00', due: [DUE] }
  const open = (payments: object[], next_step?: object) =>
    setup({
      details: next_step && { next_step },
      script: [{ path: '/couple/payments/', always: true, body: payments }],
    })
  const line = () => within(screen.getByRole('complementary', { name: 'Payments' }))

  it('show the payment that is due first, with a link to all of them', async () => {
    const later = { vendor_id: 4, business_name: 'Rose', paid: '100.00', due: [], later: '300.00' }
    await open([{ ...later, later_due_date: '2027-03-01' }, IRIS])
    expect(line().getByText(/300 to Rose, due March 1st, 2027\./)).toBeDefined()
    expect(line().getByRole('link', { name: 'See all payments' }).getAttribute('href')).toBe(
      '/dashboard/vendors/booked#payments',
    )
  })

  it('are not named twice if the next step is to pay', async () => {
    const step = {
      kind: 'pay_invoice',
      vendor_id: 3,
      vendor_name: 'Iris & Fern',
      due_date: '2027-05-12',
      amount: '2250.00',
    }
    await open([IRIS], step)
    expect(screen.getAllByText(/2,250 to Iris & Fern/)).toHaveLength(1)
    expect(line().getByText(/2,250 left to pay in total\./)).toBeDefined()
    expect(line().getByRole('link', { name: 'See all payments' })).toBeDefined()
  })

  it('show nothing on the board of a couple without payments', async () => {
    await open([])
    expect(screen.queryByRole('complementary', { name: 'Payments' })).toBeNull()
  })
})
