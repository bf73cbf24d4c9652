import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../spanish/index.ts'
import { DETAIL, listed, openVision, shown, VISION, VISION_ID } from './test/open-vision.ts'

afterEach(cleanup)

it('the vision page links to the board and has the title of the vision', async () => {
  openVision(DETAIL, { script: [shown()] })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your Vision Board' }).getAttribute('href')).toBe('/vision-board')
  expect(document.title).toBe('A garden at dusk · Vowkit')
})

it('the vision page shows the image from the board while the vision loads', async () => {
  openVision('/vision-board', { script: [listed(VISION), { path: `/vision/list/${VISION_ID}/`, fault: 'hang' }] })
  fireEvent.click(await screen.findByRole('link', { name: /garden at dusk/ }))
  const picture = await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })
  expect(picture.getAttribute('src')).toBe(VISION.result_image)
  expect(screen.queryByText(/Dreaming up your vision/, { selector: '.vk-vision__message' })).toBeNull()
})

it('the page title marks a vision that was finished while the page was hidden', async () => {
  const { platform } = openVision(DETAIL, {
    userId: 7,
    script: [shown({ result_image: '', is_processing: true }), shown()],
  })
  await waitFor(() => expect(document.title).toBe('A garden at dusk · Vowkit'))
  act(() => platform.visibility.hide())
  await waitFor(() => expect(platform.sockets.sockets).toHaveLength(1))
  platform.sockets.sockets[0]?.deliver('{"action":"authenticated","user":7}')
  const frame = JSON.stringify({ action: 'vision_ready', vision_id: VISION_ID })
  await act(async () => platform.sockets.sockets[0]?.deliver(frame))
  await waitFor(() => expect(document.title).toBe('✓ A garden at dusk · Vowkit'))
  act(() => platform.visibility.show())
  expect(document.title).toBe('A garden at dusk · Vowkit')
})

it('the vision page shows an unknown vision as not found', async () => {
  openVision(DETAIL, { script: [{ path: `/vision/list/${VISION_ID}/`, status: 404 }] })
  expect(await screen.findByRole('heading', { level: 1, name: /vision/i })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your Vision Board' })).toBeDefined()
})

it('a signed-out visitor of a vision signs in on the new-vision page, then returns to the vision', async () => {
  const { client, platform } = openVision(DETAIL, { isSignedIn: false, script: [shown()] })
  expect(await screen.findByRole('dialog', { name: 'Login / Sign Up' })).toBeDefined()
  expect(window.location.pathname).toBe('/vision-board/new')
  expect(platform.storage.session?.getItem('returnPath')).toBe(DETAIL)
  act(() => client.session.signIn({ token: 't1', email: 'maya@example.com' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(window.location.pathname).toBe(DETAIL)
  expect(platform.storage.session?.getItem('returnPath')).toBeNull()
})

it('the new-vision page discards the return path when the visitor closes the sign-in dialog', async () => {
  const { client, platform } = openVision(DETAIL, { isSignedIn: false, script: [listed()] })
  await screen.findByRole('dialog', { name: 'Login / Sign Up' })
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(platform.storage.session?.getItem('returnPath')).toBeNull()
  act(() => client.session.signIn({ token: 't1', email: 'maya@example.com' }))
  expect(window.location.pathname).toBe('/vision-board/new')
})

it('the vision page opens no sign-in dialog after a logout', async () => {
  const { platform } = openVision(DETAIL, { script: [shown(), listed()] })
  act(() => fireEvent.click(screen.getByRole('button', { name: 'Logout' })))
  await waitFor(() => expect(platform.navigation.visited).toEqual(['/vision-board/new']))
  expect(platform.storage.session?.getItem('returnPath')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const MATCHES = `/vision/list/${VISION_ID}/matches/`
const vendor = (id: number, business_name: string, matched: string[]) => ({
  id,
  user: 100 + id,
  business_name,
  image: id === 7 ? 'https://api.test/petal.webp' : '',
  about_us: '',
  categories_label: 'Florists',
  matched,
})

it('the matches rail links to each matching vendor and lists the words shared with the vision', async () => {
  const results = [vendor(7, 'Petal', ['garden', 'peonies', 'roses']), vendor(8, 'Oak Hill', ['garden'])]
  openVision(DETAIL, { script: [{ path: MATCHES, body: { results } }, shown()] })
  const rail = within(await screen.findByRole('region', { name: 'Vendors for this look' }))
  expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PetalFloristsYou both say garden, peonies, and roses',
    'Oak HillFloristsYou both say garden',
  ])
  expect(rail.getByRole('link', { name: 'Petal' }).getAttribute('href')).toBe('/dashboard/vendor-detail/7')
})

it('the matches rail names the categories of the vendors in Spanish', async () => {
  const results = [{ ...vendor(7, 'Petal', ['garden']), categories_label: 'Florists, Rentals' }]
  const language = { language: 'es', spanish } as const
  openVision(DETAIL, { language, script: [{ path: MATCHES, body: { results } }, shown()] })
  expect(await screen.findByText('Floristas, Alquileres')).toBeDefined()
})

it.each<[string, object]>([
  ['are empty', { body: { results: [] } }],
  ['fail to load', { status: 500, always: true }],
])('the vision page shows no matches rail when the matches %s', async (_why, answer) => {
  const { platform } = openVision(DETAIL, { script: [{ path: MATCHES, ...answer }, shown()] })
  await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })
  await waitFor(() => expect(platform.backend.to(MATCHES)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Vendors for this look' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the vision page returns to the board after the vision has been deleted', async () => {
  const deleted = { path: `/vision/${VISION_ID}/`, method: 'DELETE', status: 204, body: '' }
  openVision(DETAIL, { script: [shown(), deleted, listed()] })
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(window.location.pathname).toBe('/vision-board'))
  expect(await screen.findByText('“A garden at dusk” was deleted.')).toBeDefined()
})

it('the heart of a vision keeps its new state while the vision refetches', async () => {
  const added_by = { name: 'Sam', is_you: false }
  const love = { by: 'you', partner: 'Sam' }
  const { platform } = openVision(DETAIL, {
    script: [
      shown({ added_by }),
      { path: `/vision/list/${VISION_ID}/`, fault: 'hang', always: true },
      { ...shown({ added_by, love }), path: `/vision/${VISION_ID}/love/` },
    ],
  })
  const heart = await screen.findByRole('button', { name: 'Love this vision' })
  fireEvent.click(heart)
  expect(await screen.findByText('You love this. Sam hasn’t said yet.')).toBeDefined()
  await waitFor(() => expect(platform.backend.to(`/vision/list/${VISION_ID}/`).length).toBeGreaterThan(1))
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})
