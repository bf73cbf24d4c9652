import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BriefOutcome, SiteConfig, Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { spanish } from '../../spanish/index.ts'
import { type OpenOptions, openScreen } from '../../testing/open-screen.tsx'

function vendor(id: number, given: Partial<Vendor> = {}): Vendor {
  return {
    ...{ id, user: id + 100, business_name: `Vendor ${id}`, image: '', about_us: '', categories_label: 'Florists' },
    ...{ is_first_message: false, is_first_invoice: false, is_first_file: false },
    ...given,
  }
}
const IRIS = vendor(7, {
  business_name: 'Iris',
  business_location: 'Napa, California',
  from_price: '1200.00',
  currency: 'USD',
  avg_rating: 4.75,
})
const ROSE = vendor(8, { business_name: 'Rose', capacity: 120, styles: ['Rustic'] })
const profile = ({ id, business_name }: Vendor) => ({
  path: `/vendor/detail/get/${id}/`,
  always: true,
  body: {
    ...{ id, user: { id: 1 }, business_name, business_services: 'Bouquets, Arches' },
    packages: [{ id: 1, name: 'Whole day', description: '', original_price: '1200.00', is_claimed: false }],
  },
})
const ANSWERS = '/vendor/answers/?vendors=7%2C8'
const BRIEF = '/vendor/brief/'
const SEARCH = '/vendor/search-list/?ids=7%2C8'
const PROFILE = '/couple/update-profile/'

function openCompare(script: ScriptedAnswer[] = [], config: Partial<SiteConfig> = {}, options: OpenOptions = {}) {
  return openScreen('/dashboard/vendors/compare?ids=7,8', {
    isSignedIn: true,
    config,
    userId: 7,
    ...options,
    script: [
      ...script,
      { path: `${SEARCH}&page=1`, always: true, body: { results: [IRIS, ROSE], count: 2 } },
      { path: ANSWERS, always: true, body: [] },
      { path: '/vision/list/', always: true, body: { data: [] } },
      ...[IRIS, ROSE].map(profile),
    ],
  })
}

const briefResult = (...outcomes: BriefOutcome[]): ScriptedAnswer => ({
  path: BRIEF,
  body: { results: outcomes.map((outcome, index) => ({ vendor_id: 7 + index, outcome })) },
})

async function openBrief() {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask them all at once' }))
  return within(await screen.findByRole('dialog', { name: 'One brief to several vendors' }))
}

afterEach(cleanup)

describe('ComparePage', () => {
  it('shows the facts of each vendor in a table with headers', async () => {
    openCompare()
    await screen.findByRole('columnheader', { name: /Iris/ })
    const cellsOf = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cellsOf('Place')).toEqual(['Napa, California', 'Not stated by the vendor'])
    expect(cellsOf('Lowest price')).toEqual(['$1,200', 'Not stated by the vendor'])
    expect(cellsOf('Deal')).toEqual(['No deal', 'No deal'])
    expect(cellsOf('Guests')).toEqual(['Not stated by the vendor', 'Up to 120'])
    await waitFor(() => expect(cellsOf('Services')).toEqual(['Bouquets, Arches', 'Bouquets, Arches']))
    expect(cellsOf('Answer')).toEqual(['Not asked', 'Not asked'])
  })

  it('names the facts that no vendor states below the table instead of in rows', async () => {
    const silent = [IRIS, { ...ROSE, capacity: undefined, styles: undefined }]
    openCompare([{ path: `${SEARCH}&page=1`, always: true, body: { results: silent, count: 2 } }])
    expect(await screen.findByText('None of them states: availability, guests, style.')).toBeDefined()
    for (const name of [/^Your date/, /^Guests/, /^Style/]) expect(screen.queryByRole('row', { name })).toBeNull()
    expect(screen.getByRole('row', { name: /^Lowest price/ })).toBeDefined()
  })

  it('shows the ratings of the vendors', async () => {
    openCompare()
    expect((await screen.findByRole('row', { name: /^Rating/ })).textContent).toBe('Rating4.8 of 5No reviews yet')
  })

  it('shows the distance from the town of the wedding, with a capital letter', async () => {
    const measured = [{ ...IRIS, distance_miles: 12 }, ROSE]
    openCompare([
      { path: PROFILE, always: true, body: { wedding_city: 'sonoma, california' } },
      { path: `${SEARCH}&near=Sonoma&page=1`, always: true, body: { results: measured, count: 2 } },
    ])
    const row = await screen.findByRole('row', { name: /^Distance/ })
    expect(row.textContent).toBe('Distance from Sonoma12 miNot stated by the vendor')
  })

  it('asks whether the wedding is at the place of a vision, and shows the distances after one press', async () => {
    const measured = [{ ...IRIS, distance_miles: 12 }, ROSE]
    openCompare([
      { path: PROFILE, method: 'GET', always: true, body: { vision_facts: { wedding_city: 'Sonoma, California' } } },
      { path: PROFILE, method: 'POST', body: { detail: 'ok' } },
      { path: `${SEARCH}&near=Sonoma&page=1`, always: true, body: { results: measured, count: 2 } },
    ])
    expect(await screen.findByText('Is your wedding in Sonoma, California?')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('row', { name: /^Distance from Sonoma/ })).toBeDefined()
    expect(screen.queryByText('Is your wedding in Sonoma, California?')).toBeNull()
  })

  it('shows no distances if the town of the wedding is unknown', async () => {
    openCompare()
    await screen.findByRole('columnheader', { name: /Iris/ })
    expect(screen.queryByRole('row', { name: /^Distance/ })).toBeNull()
  })

  it('links to the answers once a vendor has answered', async () => {
    openCompare()
    await screen.findByRole('columnheader', { name: /Iris/ })
    expect(screen.queryByRole('link', { name: 'See answers side by side' })).toBeNull()
    cleanup()
    const answer = { vendor_id: 7, business_name: 'Iris', image: '', categories_label: 'Florists', is_read: true }
    const reply = { message: 'Gladly!', sent_at: '2026-05-01T10:00:00.000Z' }
    openCompare([{ path: ANSWERS, always: true, body: [{ ...answer, reply }] }])
    const link = await screen.findByRole('link', { name: 'See answers side by side' })
    expect(link.getAttribute('href')).toBe('/dashboard/vendors/answers?ids=7,8')
  })

  it('loads the answers and the packages again on request after a failure', async () => {
    const failing = profile(IRIS)
    openCompare([
      { path: ANSWERS, status: 400 },
      { ...failing, always: false, status: 400, body: { detail: 'No.' } },
    ])
    const packages = () => screen.getByRole('row', { name: /^Packages/ })
    await waitFor(() => expect(packages().textContent).toContain('Not loaded'))
    fireEvent.click(within(packages()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(within(packages()).getAllByText('Whole day')).toHaveLength(2))
    const alert = await screen.findByText('The answers didn’t load.')
    fireEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('The answers didn’t load.')).toBeNull())
    expect(within(screen.getByRole('row', { name: /^Answer/ })).getAllByText('Not asked')).toHaveLength(2)
  })

  it('names the styles of the vendors in Spanish', async () => {
    openCompare([], {}, { language: { language: 'es', spanish } })
    expect((await screen.findByRole('row', { name: /^Estilo/ })).textContent).toContain('Rústica')
  })

  it('explains how to choose vendors if the URL names fewer than two', async () => {
    openScreen('/dashboard/vendors/compare', { isSignedIn: true, userId: 7 })
    expect(await screen.findByText(/Choose two to four vendors to compare/)).toBeDefined()
  })
})

describe('a brief', () => {
  it('shows what each vendor receives, and is sent once with an idempotency key', async () => {
    const { platform } = openCompare([briefResult('sent', 'sent')])
    const dialog = await openBrief()
    fireEvent.change(dialog.getByLabelText(/^Message/), { target: { value: 'Peonies, please.' } })
    fireEvent.change(dialog.getByLabelText(/^Budget/), { target: { value: '3000' } })
    const preview = dialog.getByRole('region', { name: 'Each vendor receives' })
    expect(preview.textContent).toContain('Peonies, please.\n\nOur budget for this is $3,000.')
    const send = dialog.getByRole('button', { name: 'Send to 2 vendors' })
    fireEvent.click(send)
    fireEvent.click(send)
    expect(await dialog.findAllByText('Sent')).toHaveLength(2)
    const [sent, ...others] = platform.backend.to(BRIEF)
    expect(others).toEqual([])
    expect(sent?.headers).toHaveProperty('Idempotency-Key')
    fireEvent.click(dialog.getByRole('button', { name: 'See the answers' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/vendors/answers'))
  })

  it('states the budget in the couple’s language', async () => {
    openCompare([], {}, { language: { language: 'es', spanish } })
    fireEvent.click(await screen.findByRole('button', { name: 'Preguntar a todos a la vez' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Una solicitud para varios proveedores' }))
    fireEvent.change(dialog.getByLabelText(/^Presupuesto/), { target: { value: '3000' } })
    const preview = dialog.getByRole('region', { name: 'Cada proveedor recibe' })
    expect(preview.textContent).toContain('Nuestro presupuesto para esto es de $3,000.')
  })

  it('needs at least two vendors', async () => {
    const { platform } = openCompare()
    const dialog = await openBrief()
    fireEvent.click(dialog.getByLabelText('Rose'))
    expect(dialog.getByText('Choose at least two vendors.')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
    expect(platform.backend.to(BRIEF)).toEqual([])
  })

  it('names the vendors that did not get it, and is sent again with the same key', async () => {
    const { platform } = openCompare([briefResult('sent', 'failed'), briefResult('sent', 'sent')])
    const dialog = await openBrief()
    fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 vendors' }))
    const [iris, rose] = await dialog.findAllByRole('listitem')
    expect(iris?.textContent).toBe('Iris Sent')
    expect(rose?.textContent).toBe('Rose Not sent: something went wrong')
    fireEvent.click(dialog.getByRole('button', { name: 'Try the others again' }))
    expect(await dialog.findAllByText('Sent')).toHaveLength(2)
    expect(dialog.queryByRole('button', { name: 'Try the others again' })).toBeNull()
    const [first, second] = platform.backend.to(BRIEF).map(({ headers, body }) => [headers?.['Idempotency-Key'], body])
    expect(second).toEqual(first)
  })

  it('keeps the text when it cannot be sent', async () => {
    openCompare([{ path: BRIEF, status: 400, body: { detail: 'No.', code: 'validation_failed' } }])
    const dialog = await openBrief()
    fireEvent.change(dialog.getByLabelText(/^Message/), { target: { value: 'Peonies' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 vendors' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('We couldn’t send your brief.')
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('Peonies')
  })
})

it('AnswersPage shows the answers beside each other, with links to the conversations', async () => {
  const answer = { image: '', categories_label: 'Florists' }
  openScreen('/dashboard/vendors/answers?ids=7,8', {
    isSignedIn: true,
    userId: 7,
    script: [
      {
        path: ANSWERS,
        always: true,
        body: [
          {
            ...{ ...answer, vendor_id: 7, business_name: 'Iris', is_read: true, chatroom_id: 3, currency: 'USD' },
            reply: { message: 'Gladly!', sent_at: '2026-05-01T10:00:00.000Z' },
            invoice: { name: 'Deposit', total: '600.00' },
          },
          { ...answer, vendor_id: 8, business_name: 'Rose', is_read: false, asked_at: '2026-05-01T10:00:00.000Z' },
        ],
      },
    ],
  })
  const iris = within(await screen.findByRole('article', { name: 'Iris' }))
  expect(iris.getByText('Gladly!')).toBeDefined()
  expect(iris.getByText('Deposit').closest('dt')?.nextElementSibling?.textContent).toBe('$600.00')
  const link = iris.getByRole('link', { name: 'Open the conversation with Iris' })
  expect(link.getAttribute('href')).toContain('chatroom_id=3')
  expect(within(screen.getByRole('article', { name: 'Rose' })).getByText('Not read yet')).toBeDefined()
})

it('AnswersPage keeps the answers and says so when it cannot load new ones', async () => {
  const answer = { vendor_id: 7, business_name: 'Iris', image: '', categories_label: 'Florists', is_read: false }
  openScreen('/dashboard/vendors/answers', {
    isSignedIn: true,
    userId: 7,
    script: [
      { path: '/vendor/answers/', body: [answer] },
      { path: '/vendor/answers/', status: 400 },
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Check for new answers' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The answers didn’t load.')
  expect(screen.getByRole('article', { name: 'Iris' })).toBeDefined()
})

it('AnswersPage shows that it is loading while it tries again after a failure', async () => {
  const { platform } = openScreen('/dashboard/vendors/answers', {
    isSignedIn: true,
    userId: 7,
    script: [{ path: '/vendor/answers/', status: 400 }],
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  platform.backend.answer({ path: '/vendor/answers/', fault: 'hang' })
  fireEvent.click(again)
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
  expect(screen.queryByText('The answers didn’t load.')).toBeNull()
})

const ANSWERED = {
  ...{ vendor_id: 7, business_name: 'Iris', image: '', categories_label: 'Florists', is_read: true, chatroom_id: 3 },
  reply: {
    ...{ message: 'See https://iris.example/work/2026?long=1 and our page.', sent_at: '2026-05-01T10:00:00Z' },
    ...{ message_id: 41, is_read: false },
  },
  invoice: {
    ...{ name: 'Deposit', total: '600.00', part: 'deposit' },
    lines: [{ description: 'Whole day', quantity: 1, unit_price: '2400.00' }],
  },
  ...{ currency: 'USD', is_signed: false, is_declined: false, is_declinable: true },
}

function openAnswers(answers: object[], script: ScriptedAnswer[] = [], options: OpenOptions = {}) {
  return openScreen('/dashboard/vendors/answers', {
    isSignedIn: true,
    userId: 7,
    ...options,
    script: [
      ...script,
      { path: '/vendor/answers/', always: true, body: answers },
      { method: 'POST', path: '/chat/chats/3/read', always: true, body: { detail: 'ok' } },
    ],
  })
}

it('AnswersPage shows the package, the total and the contract of a vendor, and its URLs as short links', async () => {
  openAnswers([ANSWERED])
  const iris = within(await screen.findByRole('article', { name: 'Iris' }))
  for (const [term, fact] of [
    ['Includes', 'Whole day'],
    ['Total', '$2,400.00'],
    ['Deposit', '$600.00'],
  ] as const)
    expect(iris.getByText(term).closest('dt')?.nextElementSibling?.textContent).toBe(fact)
  expect(iris.getByRole('link', { name: 'See contract: Iris' }).getAttribute('href')).toBe(
    '/dashboard/vendors/manage/7#documents',
  )
  const link = iris.getByRole('link', { name: 'iris.example' })
  expect(link.getAttribute('href')).toBe('https://iris.example/work/2026?long=1')
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('AnswersPage translates the parts of an order and its title', async () => {
  openAnswers([ANSWERED], [], { language: { language: 'es', spanish } })
  const iris = within(await screen.findByRole('article', { name: 'Iris' }))
  expect(iris.getByText('Depósito')).toBeDefined()
  expect(iris.getByRole('link', { name: 'Ver el contrato: Iris' })).toBeDefined()
  expect(document.title).toContain('Respuestas')
})

it('AnswersPage marks the conversations of the answers as read, once', async () => {
  const { platform } = openAnswers([
    ANSWERED,
    { ...ANSWERED, vendor_id: 8, chatroom_id: 4, reply: { ...ANSWERED.reply, is_read: true } },
  ])
  await waitFor(() => expect(platform.backend.to('/chat/chats/3/read')).toHaveLength(1))
  expect(JSON.parse(String(platform.backend.to('/chat/chats/3/read')[0]?.body))).toEqual({ message_id: 41 })
  expect(platform.backend.to('/chat/chats/4/read')).toEqual([])
})

it('AnswersPage declines a vendor beside the other answers, and confirms it', async () => {
  const { platform } = openAnswers(
    [{ ...ANSWERED, is_declined: true, is_declinable: false }],
    [
      { path: '/vendor/answers/', body: [ANSWERED] },
      { method: 'POST', path: '/market/couple/lead/7/decline/', body: { detail: 'ok' } },
    ],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'No, thank you: Iris' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Say no to Iris?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Send and decline' }))
  expect(await screen.findByText('You said no to Iris.')).toBeDefined()
  expect(await screen.findByText('Declined')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'No, thank you: Iris' })).toBeNull()
  expect(platform.backend.to('/market/couple/lead/7/decline/')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Iris' }))
})

it('AnswersPage keeps declined vendors at the end, and takes a decline back', async () => {
  const rose = { ...ANSWERED, vendor_id: 8, business_name: 'Rose', is_booked: true, is_declinable: false }
  const { platform } = openAnswers(
    [ANSWERED, rose],
    [
      { path: '/vendor/answers/', body: [{ ...ANSWERED, is_declined: true, is_declinable: false }, rose] },
      { method: 'DELETE', path: '/market/couple/lead/7/decline/', body: { detail: 'ok' } },
    ],
  )
  const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
  await screen.findByText('Declined')
  expect(names()).toEqual(['Rose', 'Iris'])
  expect(within(screen.getByRole('article', { name: 'Rose' })).getByText('Booked')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Iris' }))
  await waitFor(() => expect(names()).toEqual(['Iris', 'Rose']))
  expect(screen.queryByText('Declined')).toBeNull()
  expect(platform.backend.to('/market/couple/lead/7/decline/', 'DELETE')).toHaveLength(1)
})
