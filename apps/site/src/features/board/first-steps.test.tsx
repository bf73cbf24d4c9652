import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { COUPLE, file, IDEA, renderBoard } from './test/render-board.tsx'

afterEach(cleanup)

const PROFILE = '/couple/update-profile/'
const NAMELESS = { user: { id: 7, username: 'ada@example.com', first_name: '', last_name: '' }, partner_name: '' }

describe('the board of a couple that joined with a code', () => {
  it('asks for the names in place of the email, and shows them when they are saved', async () => {
    const { platform } = renderBoard({
      script: [
        { path: '/couple/dashboard/', body: { ...COUPLE, ...NAMELESS } },
        { path: PROFILE, method: 'POST', body: { detail: 'Saved.' } },
      ],
    })
    const card = within(await screen.findByRole('region', { name: 'You two' }))
    expect(card.getByRole('heading', { name: 'What are your names?' })).toBeDefined()
    expect(card.queryByText('ada@example.com')).toBeNull()
    fireEvent.input(await card.findByLabelText('Your name'), { target: { value: 'Maya Lind' } })
    fireEvent.input(card.getByLabelText(/^Partner name/), { target: { value: 'Noor' } })
    await act(async () => fireEvent.submit(card.getByRole('button', { name: 'Save names' })))
    expect(await screen.findByText('Maya Lind')).toBeDefined()
    const sent = platform.backend.to(PROFILE, 'POST')[0]?.body
    expect(sent instanceof FormData && Object.fromEntries(sent)).toEqual({
      first_name: 'Maya',
      last_name: 'Lind',
      partner_name: 'Noor',
    })
  })

  it('requires the name of the partner, as the sign-up does', async () => {
    const { platform } = renderBoard({
      script: [{ path: '/couple/dashboard/', body: { ...COUPLE, ...NAMELESS, partner_name: '' } }],
    })
    fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Maya Lind' } })
    await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Save names' })))
    expect(screen.getByText("Enter your partner's name.")).toBeDefined()
    expect(platform.backend.to(PROFILE, 'POST')).toEqual([])
  })
})

describe('the board of a couple that left the sign-up', () => {
  const open = (couple: object) =>
    renderBoard({ script: [{ path: '/couple/dashboard/', always: true, body: { ...COUPLE, ...couple } }] })
  const target = async () => (await screen.findByRole('link', { name: 'Finish signing up' })).getAttribute('href')

  it('links to the first open step', async () => {
    open({ is_onboarded: false, ...NAMELESS })
    expect(await target()).toBe('/onboarding')
    cleanup()
    open({ is_onboarded: false, wedding_date: '' })
    expect(await target()).toBe('/onboarding/basic_info/')
    cleanup()
    open({ is_onboarded: false })
    expect(await target()).toBe('/onboarding/preferences/')
  })

  it.each([true, undefined])('has no link to the sign-up if is_onboarded is %s', async (is_onboarded) => {
    open({ is_onboarded })
    await screen.findByRole('region', { name: 'You two' })
    expect(screen.queryByRole('link', { name: 'Finish signing up' })).toBeNull()
  })
})

describe('a board with few inspirations', () => {
  it('still suggests looks of the categories that it does not have', async () => {
    renderBoard({ ideas: [IDEA] })
    const looks = within(await screen.findByRole('region', { name: 'Start from a look' }))
    expect(looks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Courtyard supperVenues',
      'Tiers and fresh flowersCakes',
    ])
  })

  it('suggests no looks once it has four inspirations', async () => {
    renderBoard({ ideas: [1, 2, 3, 4].map((id) => ({ ...IDEA, id })) })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4))
    expect(screen.queryByRole('region', { name: 'Start from a look' })).toBeNull()
  })
})

it('an image that is dropped on the board opens the form with it', async () => {
  renderBoard()
  const title = await screen.findByRole('heading', { level: 1 })
  const dataTransfer = { types: ['Files'], files: [file('arch.jpg')] }
  fireEvent.dragEnter(title, { dataTransfer })
  expect(title.closest('[data-over]')).not.toBeNull()
  await act(async () => {
    fireEvent.drop(title, { dataTransfer })
    await settle()
  })
  expect(title.closest('[data-over]')).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Inspiration' }))
  expect(await dialog.findByRole('img', { name: 'arch.jpg' })).toBeDefined()
})
