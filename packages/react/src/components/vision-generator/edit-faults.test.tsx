import { screen, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { creditsLeft, SIGN_IN, setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionGenerator } from './vision-generator.tsx'

const IMAGE = 'https://api.test/p.png'
const READY = { ...visionAnswer({ result_image: IMAGE }), method: 'GET', always: true }
const answers = (answer: ScriptedAnswer): ScriptedAnswer => ({ ...visionAnswer(), method: 'POST', ...answer })
const refuses = (status: number, code: string) =>
  answers({ status, body: { detail: 'No.', code, request_id: 'r' }, always: true })

/** Renders an embedded generator and submits an edit. */
async function edit(words: string, script: ScriptedAnswer[]) {
  const listeners = { onEditSubmit: vi.fn(), onCreditsNeeded: vi.fn(), onVisionFail: vi.fn() }
  const page = setup(<VisionGenerator visionId={VISION_ID} {...listeners} />, {
    isSignedIn: true,
    script: [creditsLeft(2), ...script, READY],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Edit Vision' }))
  await page.user.type(screen.getByRole('textbox'), words)
  await page.user.click(screen.getByRole('button', { name: 'Submit Edits' }))
  return { ...page, listeners }
}

it.each<[string, ScriptedAnswer, string]>([
  ['there is no response', answers({ fault: 'refuse', always: true }), "We couldn't confirm that your edit was sent."],
  ['another edit is in progress', refuses(409, 'still_processing'), "We're still working on another edit."],
  ['the backend fails', refuses(500, 'internal'), "We couldn't send your edit."],
  ['the backend rejects the text', refuses(400, 'validation_failed'), "We couldn't send your edit."],
])('VisionGenerator keeps the image and the text of an edit when %s', async (_why, answer, says) => {
  const { wait, listeners, platform } = await edit('Make it dusk', [answer])
  await wait(200_000)
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
  expect(screen.getByRole('textbox')).toHaveValue('Make it dusk')
  expect(screen.getByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', IMAGE)
  expect(listeners.onEditSubmit).not.toHaveBeenCalled()
  expect(platform.navigation.visited).toEqual([])
})

it.each([
  ['no_edits_left', refuses(400, 'no_edits_left')],
  ['no_credits', refuses(402, 'no_credits')],
])('VisionGenerator opens the credits dialog when the backend rejects an edit with %s', async (_how, answer) => {
  const packs = { path: '/vision/vision-packs/', always: true, body: [{ id: 1, credits: 5, price: '4.99' }] }
  const { listeners, user } = await edit('A fourth', [answer, packs])
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText("You've used all 3 edits for this vision.")).toBeVisible()
  expect(listeners.onCreditsNeeded).toHaveBeenCalledTimes(1)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('textbox')).toHaveValue('A fourth')
})

it('VisionGenerator offers to sign in when the session expires during an edit, then shows the vision', async () => {
  const { user, listeners } = await edit('Make it dusk', [refuses(401, 'unauthorized'), ...SIGN_IN])
  expect(await screen.findByRole('heading', { name: 'Log in to see your vision.' })).toBeVisible()
  expect(listeners.onEditSubmit).not.toHaveBeenCalled()
  const [login] = screen.getAllByRole('button', { name: 'Login / Sign Up' })
  if (!login) throw new Error('There is no way to sign in.')
  await user.click(login)
  const dialog = within(await screen.findByRole('dialog', { name: 'Login / Sign Up' }))
  await user.type(dialog.getByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await dialog.findByRole('textbox', { name: 'Verification code' }), '4711')
  expect(await screen.findByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', IMAGE)
})

it('VisionGenerator shows that an edit failed and restores the text of the edit', async () => {
  const drawing = visionAnswer({
    result_image: IMAGE,
    is_processing: true,
    history_images: [{ description: 'Make it dusk' }],
  })
  const failed = visionAnswer({ result_image: IMAGE, failure: { code: 'refused' } })
  const first = visionAnswer({ result_image: IMAGE })
  const { wait, listeners } = await edit('Make it dusk', [{ ...drawing, method: 'POST' }, first, failed])
  await wait(10_000)
  expect(await screen.findByRole('alert')).toHaveTextContent('The image service declined this description')
  expect(screen.getByRole('textbox')).toHaveValue('Make it dusk')
  expect(listeners.onEditSubmit).toHaveBeenCalledTimes(1)
  expect(listeners.onVisionFail).toHaveBeenCalledTimes(1)
})
