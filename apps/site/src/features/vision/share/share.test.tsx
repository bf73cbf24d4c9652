import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DETAIL, listed, openVision, shown, VISION, VISION_ID } from '../test/open-vision.ts'

const URL = 'https://vision.test/v/aaaaaaaaaaaaaaaaaaaaaa'
const PATH = `/vision/${VISION_ID}/share/`
const created: ScriptedAnswer = { path: PATH, method: 'POST', body: { share_url: URL } }
const revoked: ScriptedAnswer = { path: PATH, method: 'DELETE', status: 204, body: '' }
const image = { title: 'The barn', result_image: VISION.result_image }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Replaces the share dialog and the clipboard of the browser. */
function stubDevice(share?: () => Promise<void>) {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) })
  return writeText
}

async function openDialog(...script: ScriptedAnswer[]) {
  const opened = openVision(DETAIL, { script: [...script, { ...shown(image), always: true }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your vision' }))
  const press = (name: string) => act(async () => fireEvent.click(dialog.getByRole('button', { name })))
  return { ...opened, dialog, press }
}

describe('the share dialog', () => {
  it('says what the link shows before it creates the link', async () => {
    stubDevice()
    const { dialog, platform } = await openDialog()
    expect(dialog.getByText(/Anyone with the link can see the image, its title and your description/)).toBeDefined()
    expect(platform.backend.to(PATH)).toEqual([])
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  it('creates the link and copies it on devices without a share dialog', async () => {
    const writeText = stubDevice()
    const { dialog, press } = await openDialog(created)
    await press('Create link')
    expect(await dialog.findByText('Link copied.')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith(URL)
    expect(dialog.getByRole('textbox', { name: 'Link to your vision' })).toHaveProperty('value', URL)
  })

  it('creates the link and opens the share dialog of the device', async () => {
    const share = vi.fn(async () => undefined)
    const writeText = stubDevice(share)
    const { dialog, press } = await openDialog(created)
    await press('Create link')
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'The barn', url: URL }))
    expect(writeText).not.toHaveBeenCalled()
    expect(await dialog.findByRole('button', { name: 'Share link' })).toBeDefined()
  })

  it('keeps the link visible when the visitor closes the share dialog of the device', async () => {
    stubDevice(() => Promise.reject(new DOMException('Closed.', 'AbortError')))
    const { dialog, press } = await openDialog(created)
    await press('Create link')
    expect(await dialog.findByRole('textbox')).toHaveProperty('value', URL)
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('asks the visitor to copy the link if the clipboard is unavailable', async () => {
    vi.stubGlobal('navigator', {})
    const { dialog, press } = await openDialog(created)
    await press('Create link')
    expect(await dialog.findByText('The link could not be copied. Select it and copy it yourself.')).toBeDefined()
  })

  it('shows the link of a shared vision without a new request, and revokes it', async () => {
    const writeText = stubDevice()
    const { dialog, press, platform } = await openDialog(shown({ ...image, share_url: URL }), revoked)
    expect(await dialog.findByRole('textbox')).toHaveProperty('value', URL)
    await press('Copy link')
    expect(writeText).toHaveBeenCalledWith(URL)
    expect(platform.backend.to(PATH, 'POST')).toEqual([])
    await press('Stop sharing')
    expect(await dialog.findByText('You stopped sharing. The old link doesn’t work anymore.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeDefined()
    expect(platform.backend.to(PATH, 'DELETE')).toHaveLength(1)
  })

  it('shows an error if the link cannot be created', async () => {
    stubDevice()
    const { dialog, press } = await openDialog({ ...created, status: 500, body: {} })
    await press('Create link')
    expect((await dialog.findByRole('alert')).textContent).toBe('That didn’t work. Please try again.')
  })
})

it('the menu of a card opens the share dialog, but not for a vision without an image', async () => {
  stubDevice()
  const other = { ...VISION, id: 'b', title: 'No image', result_image: '' }
  openVision('/vision-board', { script: [listed({ ...VISION, title: 'The barn' }, other), shown(image)] })
  fireEvent.click(await screen.findByRole('button', { name: 'More about No image' }))
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  const button = screen.getByRole('button', { name: 'More about The barn' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('dialog', { name: 'Share your vision' })).toBeDefined()
})
