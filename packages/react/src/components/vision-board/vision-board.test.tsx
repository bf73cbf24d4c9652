import { fireEvent, screen, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { creditsLeft, SIGN_IN, setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionGenerator } from '../vision-generator/vision-generator.tsx'

const GARDEN = { id: VISION_ID, title: 'The garden', description: 'A garden at dusk', images: [], result_image: '' }
const DUSK = { ...GARDEN, result_image: 'https://api.test/p.png', created_at: '2026-05-02T10:00:00Z' }
const BARN = { ...GARDEN, id: 'barn', title: 'The barn', description: 'x'.repeat(200), is_processing: true }
const READY = { ...visionAnswer({ result_image: 'https://api.test/p.png' }), always: true }

const listed = (...visions: object[]): ScriptedAnswer => ({
  path: '/vision/list/',
  always: true,
  body: { data: visions },
})
const cards = () => within(screen.getByRole('list')).getAllByRole('button')

it('shows "Add New Vision" and then the visions, newest first', async () => {
  const script = [creditsLeft(3), listed(BARN, DUSK)]
  setup(<VisionGenerator view="board" />, { isSignedIn: true, script })
  expect(await screen.findByRole('heading', { name: 'Your Vision Board' })).toBeVisible()
  await screen.findByRole('button', { name: /The garden/ })
  expect(cards().map((card) => card.textContent)).toEqual([
    'Add New VisionClick to create your next wedding dream',
    'The gardenA garden at dusk',
    `Dreaming…The barn${'x'.repeat(110)}...`,
  ])
})

it('opens a vision in place of the board and returns to the board', async () => {
  const open = vi.spyOn(window, 'open')
  const script = [creditsLeft(3), listed(DUSK), READY]
  const { user } = setup(<VisionGenerator view="board" />, { isSignedIn: true, script })
  await user.click(await screen.findByRole('button', { name: /The garden/ }))
  expect(await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'View Your Vision Board' }))
  expect(await screen.findByRole('button', { name: /The garden/ })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Your dream wedding' })).toHaveFocus()
  expect(open).not.toHaveBeenCalled()
})

it('opens from the draft once there is a vision and leads back to an empty draft', async () => {
  const script = [creditsLeft(3), listed(DUSK)]
  const { user } = setup(<VisionGenerator />, { isSignedIn: true, script })
  await user.type(screen.getByRole('textbox'), 'By the sea')
  await user.click(await screen.findByRole('button', { name: 'View Your Vision Board' }))
  await user.click(await screen.findByRole('button', { name: /Add New Vision/ }))
  expect(screen.getByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('')
})

it('opens from a restored draft without an interaction', async () => {
  const script = [creditsLeft(3), listed(DUSK), READY]
  const { user } = setup(<VisionGenerator visionId={VISION_ID} />, { isSignedIn: true, script })
  await user.click(await screen.findByRole('button', { name: 'New Vision' }))
  expect(await screen.findByRole('button', { name: 'View Your Vision Board' })).toBeVisible()
})

it('keeps the frame of an image that does not load and retries on request', async () => {
  const { user, platform } = setup(<VisionGenerator view="board" />, {
    isSignedIn: true,
    script: [creditsLeft(3), listed(DUSK)],
  })
  const card = await screen.findByRole('button', { name: /The garden/ })
  const picture = () => screen.getByRole('button', { name: /The garden/ }).querySelector('img')
  fireEvent.error(picture() ?? card)
  expect(picture()).toBeNull()
  expect(screen.getByText(/^Some images didn't load/)).toBeVisible()
  const asked = platform.backend.to('/vision/list/').length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(picture()).not.toBeNull()
  expect(screen.queryByText(/^Some images didn't load/)).toBeNull()
  expect(platform.backend.to('/vision/list/')).toHaveLength(asked + 1)
})

it('shows that the board is empty', async () => {
  setup(<VisionGenerator view="board" />, { isSignedIn: true, script: [creditsLeft(3), listed()] })
  expect(await screen.findByText("You don't have any visions yet.")).toBeVisible()
})

it('offers a retry when the board does not load', async () => {
  const failing = { path: '/vision/list/', status: 400, body: { detail: 'no' } }
  const { user } = setup(<VisionGenerator view="board" />, {
    isSignedIn: true,
    script: [creditsLeft(3), failing, listed(DUSK)],
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /The garden/ })).toBeVisible()
  expect(screen.queryByText("We couldn't load your visions.")).toBeNull()
})

it('offers to sign in while signed out', async () => {
  const { user } = setup(<VisionGenerator view="board" />, { script: [...SIGN_IN, creditsLeft(3), listed(DUSK)] })
  await screen.findByText('Log in to see your visions.')
  const [login] = within(screen.getByRole('region')).getAllByRole('button', { name: 'Login / Sign Up' })
  if (login) await user.click(login)
  await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '4711')
  expect(await screen.findByRole('button', { name: /The garden/ })).toBeVisible()
})

it('follows the view prop to the board and back', async () => {
  const script = [creditsLeft(3), listed(DUSK), READY]
  const { user, show } = setup(<VisionGenerator />, { isSignedIn: true, script })
  show(<VisionGenerator view="board" />)
  await user.click(await screen.findByRole('button', { name: /The garden/ }))
  await screen.findByRole('img', { name: /^Your vision/ })
  show(<VisionGenerator view="new" />)
  expect(await screen.findByRole('textbox', { name: 'Your dream wedding' })).toBeVisible()
})

it('offers "Upgrade" to accounts without unlimited visions', async () => {
  const script = [creditsLeft(2), listed(DUSK), { path: '/vision/get-packs/', body: [] }]
  const { user } = setup(<VisionGenerator view="board" />, { isSignedIn: true, script })
  await user.click(await screen.findByRole('button', { name: /Add New Vision/ }))
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('starts a new vision from an existing one', async () => {
  const { user, platform } = setup(<VisionGenerator visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [creditsLeft(3), READY],
  })
  await user.click(await screen.findByRole('button', { name: 'Start a new vision from this one' }))
  expect(await screen.findByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('A garden at dusk')
  expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
})

it('shows a sketch for a vision in progress and the colors of an image', async () => {
  const colours = ['#303030', '#8fae8b']
  const script = [creditsLeft(3), listed(BARN, { ...DUSK, palette: colours })]
  setup(<VisionGenerator view="board" />, { isSignedIn: true, script })
  const [barn, garden] = await Promise.all(
    [/The barn/, /The garden/].map((name) => screen.findByRole('button', { name })),
  )
  expect(barn?.querySelector('svg')).toHaveAttribute('data-still', 'false')
  expect(garden?.querySelector('svg')).toBeNull()
  const strip = [...(garden?.querySelectorAll<HTMLElement>('.vk-board__colour') ?? [])]
  expect(strip.map(({ style }) => style.backgroundColor)).toEqual(colours)
})
