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

it('the board shows "Add New Vision" first, then the visions from the newest to the oldest', async () => {
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

it('the board is hidden while a vision is open, and returns on request', async () => {
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

it('the board opens from the draft once a vision exists, and "Add New Vision" returns to an empty draft', async () => {
  const script = [creditsLeft(3), listed(DUSK)]
  const { user } = setup(<VisionGenerator />, { isSignedIn: true, script })
  await user.type(screen.getByRole('textbox'), 'By the sea')
  await user.click(await screen.findByRole('button', { name: 'View Your Vision Board' }))
  await user.click(await screen.findByRole('button', { name: /Add New Vision/ }))
  expect(screen.getByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('')
})

it('the board link appears below a restored draft before the first interaction', async () => {
  const script = [creditsLeft(3), listed(DUSK), READY]
  const { user } = setup(<VisionGenerator visionId={VISION_ID} />, { isSignedIn: true, script })
  await user.click(await screen.findByRole('button', { name: 'New Vision' }))
  expect(await screen.findByRole('button', { name: 'View Your Vision Board' })).toBeVisible()
})

it('the board keeps the frame of an image that does not load, and reloads the image on request', async () => {
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

it('the board explains that the account has no visions', async () => {
  setup(<VisionGenerator view="board" />, { isSignedIn: true, script: [creditsLeft(3), listed()] })
  expect(await screen.findByText("You don't have any visions yet.")).toBeVisible()
})

it('the board offers a retry when its visions do not load', async () => {
  const failing = { path: '/vision/list/', status: 400, body: { detail: 'no' } }
  const { user } = setup(<VisionGenerator view="board" />, {
    isSignedIn: true,
    script: [creditsLeft(3), failing, listed(DUSK)],
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /The garden/ })).toBeVisible()
  expect(screen.queryByText("We couldn't load your visions.")).toBeNull()
})

it('the board offers to sign in while the visitor is signed out', async () => {
  const { user } = setup(<VisionGenerator view="board" />, { script: [...SIGN_IN, creditsLeft(3), listed(DUSK)] })
  await screen.findByText('Log in to see your visions.')
  const [login] = within(screen.getByRole('region')).getAllByRole('button', { name: 'Login / Sign Up' })
  if (login) await user.click(login)
  await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '4711')
  expect(await screen.findByRole('button', { name: /The garden/ })).toBeVisible()
})

it('the board opens and closes when the view prop changes', async () => {
  const script = [creditsLeft(3), listed(DUSK), READY]
  const { user, show } = setup(<VisionGenerator />, { isSignedIn: true, script })
  show(<VisionGenerator view="board" />)
  await user.click(await screen.findByRole('button', { name: /The garden/ }))
  await screen.findByRole('img', { name: /^Your vision/ })
  show(<VisionGenerator view="new" />)
  expect(await screen.findByRole('textbox', { name: 'Your dream wedding' })).toBeVisible()
})

it('the board offers "Upgrade" to accounts without unlimited visions', async () => {
  const script = [creditsLeft(2), listed(DUSK), { path: '/vision/get-packs/', body: [] }]
  const { user } = setup(<VisionGenerator view="board" />, { isSignedIn: true, script })
  await user.click(await screen.findByRole('button', { name: /Add New Vision/ }))
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('the board starts a new vision from an existing one', async () => {
  const { user, platform } = setup(<VisionGenerator visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [creditsLeft(3), READY],
  })
  await user.click(await screen.findByRole('button', { name: 'Start a new vision from this one' }))
  expect(await screen.findByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('A garden at dusk')
  expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
  const note =
    'Your new vision starts from this one, with its edits. Change the description or the images to draw it from scratch.'
  expect(screen.getByText(note)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Your dream wedding' }), '!')
  expect(screen.queryByText(note)).toBeNull()
})

it('the board shows a sketch for a vision in progress and a colour strip for a finished image', async () => {
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
