import { screen, waitFor, within } from '@testing-library/react'
import { fakePlatform, fakeStorage } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { creditsLeft, SIGN_IN, setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionGenerator } from './vision-generator.tsx'

const CREATED = { method: 'POST', path: '/vision/list/', status: 201, body: { id: VISION_ID } }
const DRAWING = visionAnswer({ is_processing: true })
const READY = visionAnswer({ result_image: 'https://api.test/p.png' })

it('VisionGenerator renders exactly one landmark', () => {
  setup(<VisionGenerator />)
  expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'Your dream wedding' })])
})

it('VisionGenerator keeps the prompt during sign-in and creates an image from it', async () => {
  const listeners = { onVisionCreate: vi.fn(), onVisionReady: vi.fn(), onLogin: vi.fn() }
  const { user, platform, wait } = setup(<VisionGenerator {...listeners} />, {
    script: [...SIGN_IN, creditsLeft(3), CREATED, DRAWING, READY],
  })
  await user.type(screen.getByRole('textbox', { name: 'Your dream wedding' }), 'A garden at dusk')
  await user.click(screen.getByRole('button', { name: 'Generate' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Login / Sign Up' }))
  expect(dialog.getByText("Your draft is safe. Log in and we'll start it right away.")).toBeVisible()
  await user.type(dialog.getByLabelText('Email'), 'maya@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Verification code' }), '4711')

  expect(await screen.findByText(/We'll send an email when your vision is ready/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(listeners.onLogin).toHaveBeenCalledTimes(1)
  expect(listeners.onVisionCreate).toHaveBeenCalledExactlyOnceWith({ id: VISION_ID })
  expect(platform.backend.to('/vision/list/', 'POST')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Your dream wedding' })).toHaveFocus()

  await wait(10_000)
  expect(screen.getByRole('img', { name: 'Your vision: A garden at dusk' })).toBeVisible()
  expect(listeners.onVisionReady).toHaveBeenCalledTimes(1)
})

it('VisionGenerator does not submit automatically if the visitor keeps typing after "Try again"', async () => {
  const platform = fakePlatform()
  let arrive: (image: Blob) => void = () => undefined
  vi.spyOn(platform.images, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const failed = visionAnswer({
    failure: { code: 'failed', message: '' },
    images: [{ image: 'https://api.test/r.png' }],
  })
  const { user, wait } = setup(<VisionGenerator visionId={VISION_ID} />, {
    platform,
    isSignedIn: true,
    script: [creditsLeft(3), failed, CREATED],
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.type(screen.getByRole('textbox'), ' in the rain')
  arrive(new Blob(['x'], { type: 'image/png' }))
  await wait(1_000)
  expect(screen.getByRole('textbox')).toHaveValue('A garden at dusk in the rain')
  expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
})

it('VisionGenerator sends no request and stores nothing before the first interaction', () => {
  const { platform } = setup(<VisionGenerator />)
  expect(platform.backend.requests).toEqual([])
  expect(platform.storage.values.size).toBe(0)
})

it('VisionGenerator shows the open vision again after a reload', async () => {
  const platform = fakePlatform()
  const script = [creditsLeft(3), CREATED, READY, { ...READY, always: true }]
  const first = setup(<VisionGenerator />, { platform, isSignedIn: true, script })
  await first.user.type(screen.getByRole('textbox'), 'A garden at dusk')
  await first.user.click(screen.getByRole('button', { name: 'Generate' }))
  await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })
  first.unmount()
  first.client.destroy()

  setup(<VisionGenerator />, { platform })
  expect(await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })).toBeVisible()
})

it('VisionGenerator opens an unfinished or unseen vision in another tab', async () => {
  const platform = fakePlatform()
  const script = [creditsLeft(3), CREATED, DRAWING, READY, { path: '/vision/list/', always: true, body: { data: [] } }]
  const first = setup(<VisionGenerator />, { platform, isSignedIn: true, script })
  await first.user.type(screen.getByRole('textbox'), 'A garden at dusk')
  await first.user.click(screen.getByRole('button', { name: 'Generate' }))
  await screen.findByText(/We'll send an email when your vision is ready/)
  first.unmount()
  first.client.destroy()

  const newTab = () => ({ ...platform, storage: platform.storage.openTab() })
  const second = setup(<VisionGenerator />, { platform: newTab() })
  expect(await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })).toBeVisible()
  second.unmount()
  second.client.destroy()

  setup(<VisionGenerator />, { platform: newTab() })
  expect(screen.getByRole('textbox')).toBeVisible()
})

it('VisionGenerator shows the board if a created vision has no id, and opens the vision from the board', async () => {
  const listed = { path: '/vision/list/', body: { data: [{ id: VISION_ID, description: 'A garden at dusk' }] } }
  const script = [creditsLeft(3), { ...CREATED, body: {} }, listed]
  const { user } = setup(<VisionGenerator />, {
    isSignedIn: true,
    script: [{ ...listed, body: { data: [] } }, ...script],
  })
  await user.type(screen.getByRole('textbox'), 'A garden at dusk')
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(await screen.findByRole('heading', { name: 'Your Vision Board' })).toBeVisible()
  expect(await screen.findByText('A garden at dusk', { selector: '.vk-board__text' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Add New Vision/ }))
  expect(screen.getByRole('textbox')).toHaveValue('')
})

it('VisionGenerator links to a vision in progress that was started on another device', async () => {
  const elsewhere = { id: VISION_ID, description: 'A garden at dusk', is_processing: true }
  const { user } = setup(<VisionGenerator />, {
    isSignedIn: true,
    script: [creditsLeft(3), { path: '/vision/list/', body: { data: [elsewhere] } }, DRAWING],
  })
  await user.click(screen.getByRole('textbox'))
  await user.click(await screen.findByRole('button', { name: 'View your vision in progress' }))
  expect(await screen.findByText(/We'll send an email when your vision is ready/)).toBeVisible()
})

it('VisionGenerator shows an error when the number of remaining visions does not load, and retries on request', async () => {
  const unread = { path: '/vision/user-credits/', status: 500 }
  const script = [unread, creditsLeft(2), { path: '/vision/list/', body: { data: [] } }]
  const { user } = setup(<VisionGenerator />, { isSignedIn: true, script })
  await user.click(screen.getByRole('textbox'))
  expect(await screen.findByText(/^We couldn't load how many visions you have left/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 visions left')).toBeVisible()
})

it('VisionGenerator returns to an empty draft when the visitor presses "New Vision"', async () => {
  const { user } = setup(<VisionGenerator visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [creditsLeft(3), READY],
  })
  await screen.findByRole('img', { name: /^Your vision/ })
  await user.click(screen.getByRole('button', { name: 'New Vision' }))
  expect(screen.getByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('')
  expect(screen.getByRole('region', { name: 'Your dream wedding' })).toHaveFocus()
})

it('VisionGenerator submits a failed vision again with the same prompt', async () => {
  const failed = visionAnswer({ failure: { code: 'timeout', message: '' } })
  const { user, platform } = setup(<VisionGenerator visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [creditsLeft(3), failed, { ...CREATED, body: { id: 'another' } }],
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(platform.backend.to('/vision/list/another/')).not.toEqual([]))
  const [request] = platform.backend.to('/vision/list/', 'POST')
  expect(request?.body instanceof FormData && request.body.get('description')).toBe('A garden at dusk')
})

it('VisionGenerator restores the prompt of a declined vision for editing', async () => {
  const refused = visionAnswer({ failure: { code: 'refused', message: '' } })
  const { user } = setup(<VisionGenerator visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [creditsLeft(3), refused],
  })
  expect(
    await screen.findByRole('heading', { name: "We couldn't create this vision. Your credit is back." }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit description' }))
  expect(await screen.findByRole('textbox', { name: 'Your dream wedding' })).toHaveValue('A garden at dusk')
})

it('VisionGenerator offers to sign in when the session has expired, then shows the open vision', async () => {
  const { user } = setup(<VisionGenerator visionId={VISION_ID} />, { script: [...SIGN_IN, creditsLeft(3), READY] })
  await screen.findByRole('heading', { name: 'Log in to see your vision.' })
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: 'Login / Sign Up' }))
  await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '4711')
  expect(await screen.findByRole('img', { name: /^Your vision/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['a draft', 'Generate'],
  ['the Login button', 'Login / Sign Up'],
])('VisionGenerator calls onError when a sign-in that started from %s fails', async (_why, button) => {
  const onError = vi.fn()
  const failed = { ...SIGN_IN[0], status: 500, body: { detail: 'No.', code: 'internal', request_id: 'r' } }
  const { user } = setup(<VisionGenerator onError={onError} />, { script: [failed] })
  await user.type(screen.getByRole('textbox', { name: 'Your dream wedding' }), 'A garden')
  await user.click(screen.getByRole('button', { name: button }))
  await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'sign_in_failed' }))
})

it('VisionGenerator calls onLogout after the visitor signs out', async () => {
  const onLogout = vi.fn()
  const { user } = setup(<VisionGenerator onLogout={onLogout} />, {
    isSignedIn: true,
    script: [creditsLeft(2), { path: '/vision/list/', body: { data: [] } }, { path: '/auth/logout/', body: {} }],
  })
  await user.click(screen.getByRole('textbox'))
  expect(await screen.findByText('2 visions left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('button', { name: 'Login / Sign Up' })).toBeVisible()
  expect(onLogout).toHaveBeenCalledTimes(1)
})

it('VisionGenerator keeps the draft when the host changes the theme, the language or the messages', async () => {
  const { user, show } = setup(<VisionGenerator />)
  await user.type(screen.getByRole('textbox'), 'A garden')
  show(<VisionGenerator theme="dark" lang="ar" messages={{ draft: { generate: 'ارسم' } }} />)
  expect(screen.getByRole('textbox')).toHaveValue('A garden')
  expect(screen.getByRole('button', { name: 'ارسم' })).toBeEnabled()
})

it('VisionGenerator shows the host’s prompt first and stores the prompt only when the visitor uses it', async () => {
  const { user, platform } = setup(<VisionGenerator prompt="By the sea" />)
  expect(screen.getByRole('textbox')).toHaveValue('By the sea')
  expect(platform.storage.values.size).toBe(0)
  await user.clear(screen.getByRole('textbox'))
  expect(screen.getByRole('textbox')).toHaveValue('')
})

it('VisionGenerator warns that the session ends with the page if the browser has no storage', () => {
  const platform = { ...fakePlatform(), storage: fakeStorage({ isBlocked: true }) }
  setup(<VisionGenerator />, { platform, isSignedIn: true })
  expect(screen.getByRole('status')).toHaveTextContent("you'll be signed out when you leave or reload this page")
})
