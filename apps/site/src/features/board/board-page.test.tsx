import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { fakeClock } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { BOARD, IDEA, renderBoard } from './test/render-board.tsx'

afterEach(cleanup)

/** The loaded card with the couple's names. */
const coupleCard = () => screen.findByRole('region', { name: 'You two' })

describe('the header of the board', () => {
  it('has a level-1 heading', async () => {
    renderBoard()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Wedding Vision Board' })).toBeDefined()
  })

  it('shows the photo, both names, the written date and the days left', async () => {
    renderBoard()
    const card = within(await coupleCard())
    expect(card.getByRole('img', { name: 'The two of you' }).getAttribute('src')).toBe('https://api.test/p.jpg')
    expect(card.getByText(/^Maya Lind/).textContent).toBe('Maya Lind & Noor')
    expect(card.getByText('June 11th, 2026').getAttribute('datetime')).toBe('2026-06-11')
    expect(card.getByText('10 days left')).toBeDefined()
  })

  it('omits a partner without a name', async () => {
    renderBoard({ couple: { partner_name: '' } })
    expect((await coupleCard()).textContent).not.toContain('&')
  })

  it.each([
    ['on the wedding day', '2026-06-01'],
    ['after the wedding', '2026-05-31'],
    ['without a date', ''],
  ])('shows neither a date nor a countdown %s', async (_, wedding_date) => {
    renderBoard({ couple: { wedding_date } })
    const card = await coupleCard()
    expect(card.querySelector('time')).toBeNull()
    expect(card.textContent).not.toContain('days left')
  })

  it('shows "1 days left" the day before the wedding, and counts down at midnight', async () => {
    const clock = fakeClock(new Date('2026-06-01T23:59:58').getTime())
    renderBoard({ clock, couple: { wedding_date: '2026-06-03' } })
    expect(await screen.findByText('2 days left')).toBeDefined()
    await act(() => clock.advance(3_000))
    expect(screen.getByText('1 days left')).toBeDefined()
  })

  it('shows initials when the photo is missing or fails to load', async () => {
    renderBoard()
    fireEvent.error(within(await coupleCard()).getByRole('img'))
    expect(screen.getByText('M & N')).toBeDefined()
    cleanup()
    renderBoard({ couple: { image: '' } })
    await coupleCard()
    expect(screen.getByText('M & N')).toBeDefined()
  })
})

describe('the inspirations on the board', () => {
  it('replace their placeholders when they have loaded', async () => {
    renderBoard()
    expect(screen.getByRole('status', { name: 'Loading your board' }).children).toHaveLength(6)
    const card = within(await screen.findByRole('article', { name: 'Florists' }))
    expect(card.getByText('Florists')).toBeDefined()
    expect(card.getByText('Loose and seasonal')).toBeDefined()
    expect(card.getByRole('img').getAttribute('src')).toBe('https://api.test/1.jpg')
    expect(screen.queryByRole('status', { name: 'Loading your board' })).toBeNull()
  })

  it('link to the vendors of their category', async () => {
    renderBoard()
    const link = await screen.findByRole('link', { name: 'Find Florists' })
    expect(link.getAttribute('href')).toBe('/dashboard/search?categories=4')
  })

  it('have no link when the backend sends no category', async () => {
    renderBoard({ ideas: [{ ...IDEA, category_id: undefined }] })
    const card = within(await screen.findByRole('article', { name: 'Florists' }))
    expect(card.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('link', { name: /^Find/ })).toBeNull()
  })

  it('can be reloaded after a failure, which is logged and shown as an alert', async () => {
    const { platform } = renderBoard({
      script: [{ path: BOARD, status: 500 }],
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Some parts of your board could not be loaded.')
    expect(platform.logged).toHaveLength(1)
    expect(screen.queryByText(/Your board is empty/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Florists' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a board without inspirations', () => {
  const VISION = {
    id: 'v1',
    title: 'Vineyard at dusk',
    description: 'a vineyard',
    result_image: 'https://api.test/v.png',
  }
  const visions = (list: object[]) => ({ path: '/vision/list/', method: 'GET', always: true, body: list }) as const

  it('is called empty if the couple has no vision', async () => {
    renderBoard({ ideas: [], script: [visions([])] })
    expect(await screen.findByText('Your board is empty! Add your inspiration now')).toBeDefined()
  })

  it('shows the latest vision of the couple, and is then not called empty', async () => {
    const body = { ...VISION, history_images: [] }
    const latest = { path: '/vision/list/v1/', method: 'GET', always: true, body } as const
    renderBoard({ ideas: [], script: [visions([VISION]), latest] })
    const link = await screen.findByRole('link', { name: /Vineyard at dusk/ })
    expect(link.getAttribute('href')).toBe('/vision-board/view/v1')
    expect(screen.getByText('Your vision starts your board. Add your inspiration beside it')).toBeDefined()
    expect(screen.queryByText(/Your board is empty/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Add your first' })).toBeDefined()
  })
})

describe('the board page', () => {
  it('renders nothing and sends no request without a session', () => {
    const { container, platform } = renderBoard({ isSignedIn: false })
    expect(container.textContent).toBe('')
    expect(platform.backend.requests).toEqual([])
  })

  it('removes its content when a different tab logs out', async () => {
    const { container, platform } = renderBoard()
    await coupleCard()
    act(() => platform.storage.openTab().local?.removeItem('token'))
    expect(container.textContent).toBe('')
  })

  it('clears the inspiration form when a different account signs in', async () => {
    const { client } = renderBoard()
    await coupleCard()
    fireEvent.click(screen.getByRole('button', { name: 'Add Inspiration' }))
    fireEvent.input(await screen.findByLabelText(/^Description/), { target: { value: 'Our secret' } })
    act(() => client.session.signIn({ token: 't1', userId: 8, email: 'noor@example.com' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add Inspiration' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('')
  })
})
