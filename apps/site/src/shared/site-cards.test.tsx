import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createBoardPins } from '@vowkit/sdk-core/account'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { createComparison } from '@vowkit/sdk-core/vendors'
import { afterEach, expect, it } from 'vitest'
import { type OpenOptions, openScreen } from '../testing/open-screen.tsx'
import { openPath } from './router.ts'

const PINS = '/couple/inspiration-board/pins/'
const PIN = { id: 8, kind: 'vendor', source_id: 3, title: 'Fern', category: '', image: '' }
const FERN = {
  ...{ id: 3, user: 103, business_name: 'Fern', image: '', about_us: '', categories_label: 'Florists' },
  ...{ is_first_message: false, is_first_invoice: false, is_first_file: false },
}

/** Opens the results of a search with one vendor. */
function openResults(script: ScriptedAnswer[], options: OpenOptions = { userId: 7 }) {
  const body = { results: [FERN], count: 1 }
  return openScreen('/dashboard/search?categories=4', {
    isSignedIn: true,
    ...options,
    script: [
      ...script,
      { path: '/vendor/search-list/?categories=4&sort=recommended&page=1', always: true, body },
      { path: '/vendor/categories/', always: true, body: [{ id: 4, title: 'Florists' }] },
    ],
  })
}

const pins = (...body: object[]): ScriptedAnswer => ({ path: PINS, method: 'GET', body })
const pin = () => screen.findByRole('button', { name: 'Pin Fern to your board' })

afterEach(cleanup)

it('SiteCards pins a vendor to the board, and removes the pin with the next press', async () => {
  const { platform } = openResults([
    pins(),
    { path: PINS, method: 'POST', status: 201, body: PIN },
    pins(PIN),
    { path: `${PINS}8/`, method: 'DELETE', status: 204, body: '' },
    pins(),
  ])
  fireEvent.click(await pin())
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  expect(JSON.parse(String(platform.backend.to(PINS, 'POST')[0]?.body))).toEqual({ kind: 'vendor', source_id: 3 })
  expect((await pin()).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(await pin())
  expect(await screen.findByText('Removed from your board.')).toBeDefined()
  expect((await pin()).getAttribute('aria-pressed')).toBe('false')
})

it('SiteCards marks a vendor that is on the board', async () => {
  openResults([pins(PIN)])
  const button = await pin()
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
})

it('SiteCards ignores a second press while the first one is being saved', async () => {
  const { platform } = openResults([
    pins(),
    { path: PINS, method: 'POST', status: 201, body: PIN, always: true },
    pins(PIN),
  ])
  const button = await pin()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  await act(settle)
  expect(platform.backend.to(PINS, 'POST')).toHaveLength(1)
  expect(screen.getAllByText('Pinned to your board.')).toHaveLength(1)
})

it('SiteCards shows the pins only when it is known which vendors are on the board', async () => {
  const { client, platform } = openResults([{ path: PINS, fault: 'hang' }, pins(PIN)])
  await screen.findByRole('article')
  await waitFor(() => expect(platform.backend.to(PINS)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Pin Fern to your board' })).toBeNull()
  await act(() => client.ports.once(createBoardPins).refresh())
  expect((await pin()).getAttribute('aria-pressed')).toBe('true')
})

it('SiteCards says that a failed pin changed nothing', async () => {
  openResults([pins(), { path: PINS, method: 'POST', status: 500 }])
  fireEvent.click(await pin())
  expect(await screen.findByText('Your board was not changed. Please try again.')).toBeDefined()
  expect((await pin()).getAttribute('aria-pressed')).toBe('false')
})

it('SiteCards has no pins and requests none in a session of a magic link', async () => {
  const { platform } = openResults([], {})
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: /board/ })).toBeNull()
  expect(platform.backend.to(PINS)).toEqual([])
})

it('SiteCards removes a vendor from the comparison once the couple has booked it', async () => {
  const { client } = openScreen('/dashboard/vendors/booked', {
    ...{ isSignedIn: true, userId: 7 },
    script: [{ path: '/vendor/booked/', always: true, body: [{ ...FERN, progress: { step: 'booked' } }] }],
  })
  const comparison = client.ports.once(createComparison)
  comparison.toggle(FERN)
  comparison.toggle({ id: 4, business_name: 'Rose' })
  expect(await screen.findByText('Booked', { selector: 'article *' })).toBeDefined()
  await waitFor(() => expect(comparison.$compared.get()).toEqual([{ id: '4', name: 'Rose' }]))
})

it('SiteCards names the icons of the cards until the couple closes the hint', async () => {
  openResults([pins()])
  const hint = await screen.findByRole('complementary', { name: 'The icons on the cards' })
  for (const text of ['Save', 'Pin to board']) expect(within(hint).getByText(text)).toBeDefined()
  fireEvent.click(within(hint).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary', { name: 'The icons on the cards' })).toBeNull()
  expect(document.activeElement?.id).toBe('main')
})

it('SiteCards names the icons of the cards on the first screen with cards only', async () => {
  const list = { path: '/vendor/favourite-list/', always: true, body: { results: [FERN], count: 1 } }
  openResults([pins(), pins(), pins(), list])
  const hint = () => screen.queryByRole('complementary', { name: 'The icons on the cards' })
  await waitFor(() => expect(hint()).not.toBeNull())
  act(() => openPath('/dashboard/vendors/saved'))
  expect(await screen.findByText('Vendors you have added to your favorites')).toBeDefined()
  await screen.findByRole('article')
  expect(hint()).toBeNull()
  act(() => openPath('/dashboard/search?categories=4'))
  await waitFor(() => expect(hint()).not.toBeNull())
})
