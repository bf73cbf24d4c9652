import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { creditsLeft, imageFile, type SetupOptions, setup, VISION_ID } from '../../../testing/setup.tsx'
import { VisionDraft } from '../vision-draft.tsx'

const box = () => screen.getByRole('textbox', { name: 'Your dream wedding' })
const tray = () => within(screen.getByRole('list', { name: 'Reference images' }))

async function withImages(files: readonly File[], options: SetupOptions = {}) {
  const view = setup(<VisionDraft />, options)
  const picker = view.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no file picker.')
  const pick = (...picked: File[]) => view.user.upload(picker, picked)
  await pick(...files)
  await screen.findByRole('list', { name: 'Reference images' })
  return { ...view, picker, pick }
}

/** Submits a draft whose upload stays pending. Call `sent.tell` to report progress. */
async function whileSending(files: readonly File[]) {
  const platform = fakePlatform()
  const sent: { signal?: AbortSignal; tell?: (done: number) => void } = {}
  const upload: typeof platform.upload = (_url, { signal }, tell) =>
    new Promise((_resolve, reject) => {
      Object.assign(sent, { signal, tell })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const view = await withImages(files, {
    platform: { ...platform, upload },
    isSignedIn: true,
    script: [creditsLeft(3), { method: 'POST', path: '/vision/list/', status: 201, body: { id: VISION_ID } }],
  })
  await view.user.type(box(), 'A garden')
  await view.user.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(sent.tell).toBeDefined())
  return { ...view, sent, tell: (done: number) => act(() => sent.tell?.(done)) }
}

it('the image tray shows the upload progress of each image', async () => {
  const { tell } = await whileSending([imageFile('oak.png'), imageFile('lawn.png', 20)])
  tell(0.75)
  expect(screen.getByRole('progressbar', { name: 'Uploading oak.png' })).toHaveValue(1)
  expect(screen.getByRole('progressbar', { name: 'Uploading lawn.png' })).toHaveValue(0.5)
  expect(screen.getByRole('button', { name: 'Remove oak.png' })).toBeDisabled()
})

it('the image tray aborts the upload and restores the draft when the visitor presses Cancel', async () => {
  const { user, sent, tell } = await whileSending([imageFile('oak.png')])
  tell(0.2)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent.signal?.aborted).toBe(true)
  expect(screen.getByRole('button', { name: 'Generate' })).toBeEnabled()
  expect(box()).toHaveValue('A garden')
  expect(screen.getByRole('button', { name: 'Remove oak.png' })).toBeEnabled()
  expect(screen.getByRole('list', { name: 'Reference images' })).toHaveFocus()
})

it('the image tray hides Cancel once the upload is complete', async () => {
  const { tell } = await whileSending([imageFile('oak.png')])
  tell(1)
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('the image tray retries only the image that could not be read', async () => {
  const platform = fakePlatform()
  const read = vi.spyOn(platform.images, 'toDataUrl')
  const { user } = await withImages([imageFile('oak.png'), imageFile('cloud.png', 3, 'image/broken')], { platform })
  expect(await screen.findByText("We couldn't read an image. Try again or remove it.")).toBeVisible()
  read.mockResolvedValueOnce('data:image/png;base64,AAAA')
  await user.click(screen.getByRole('button', { name: 'Try again: cloud.png' }))
  expect(await screen.findByRole('img', { name: 'cloud.png' })).toBeVisible()
  expect(read.mock.calls.map(([file]) => file instanceof File && file.name)).toEqual([
    'oak.png',
    'cloud.png',
    'cloud.png',
  ])
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

it('the image tray removes an image that could not be read', async () => {
  const { user } = await withImages([imageFile('oak.png'), imageFile('cloud.png', 3, 'image/broken')])
  await user.click(await screen.findByRole('button', { name: 'Remove cloud.png' }))
  expect(tray().getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

it('the image tray shows the name of an image that the browser cannot decode', async () => {
  await withImages([imageFile('IMG_1.HEIC', 10, 'image/heic')])
  fireEvent.error(screen.getByRole('img', { name: 'IMG_1.HEIC' }))
  expect(screen.getByRole('img', { name: 'IMG_1.HEIC' }).tagName).toBe('SPAN')
  expect(screen.getByText('IMG_1.HEIC')).toBeVisible()
})

it('the image tray switches an image between "Inspiration" and "My venue"', async () => {
  const { user } = await withImages([imageFile('oak.png')])
  await user.click(screen.getByRole('button', { name: 'Inspiration: oak.png' }))
  expect(screen.getByRole('button', { name: 'My venue: oak.png' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'My venue: oak.png' }))
  expect(screen.getByRole('button', { name: 'Inspiration: oak.png' })).toBeVisible()
})

it('the image tray accepts a removed file again, and ignores duplicates and files that are not images', async () => {
  const oak = imageFile('oak.png')
  const { user, picker, pick } = await withImages([oak])
  await pick(oak)
  await pick(new File(['text'], 'list.txt', { type: 'text/plain' }))
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove oak.png' }))
  expect(picker.value).toBe('')
  await pick(oak)
  expect(await screen.findByRole('img', { name: 'oak.png' })).toBeVisible()
})

it('the image tray rejects an image that is too large before the upload', async () => {
  const large = Object.defineProperty(imageFile('large.png'), 'size', { value: 20 * 1024 * 1024 + 1 })
  await withImages([imageFile('oak.png'), large])
  expect(await screen.findByText('20 MB limit per image. We left out the larger ones.')).toBeVisible()
})

it('the image tray opens the camera on one press and the file picker on the next', async () => {
  const { user, picker } = await withImages([imageFile('oak.png')])
  const asked: (string | null)[] = []
  picker.addEventListener('click', () => asked.push(picker.getAttribute('capture')))
  await user.click(screen.getByRole('button', { name: 'Take a photo' }))
  await user.click(screen.getByRole('button', { name: 'Add Images' }))
  expect(asked).toEqual(['environment', null])
})

it('the image tray prevents the page from opening a file that is dropped outside the tray', async () => {
  const { unmount } = await withImages([imageFile('oak.png')])
  const isStopped = (target: EventTarget) => {
    const drop = new Event('drop', { bubbles: true, cancelable: true, composed: true })
    return !target.dispatchEvent(drop)
  }
  expect(isStopped(document.body)).toBe(false)
  const dataTransfer = { types: ['Files'], files: [] }
  const region = screen.getByRole('heading')
  fireEvent(region, createEvent.dragEnter(region, { dataTransfer }))
  await screen.findByText('Drop here to upload')
  expect(isStopped(document.body)).toBe(true)
  const field = document.body.appendChild(document.createElement('input'))
  expect(isStopped(field)).toBe(false)
  field.remove()
  unmount()
  expect(isStopped(document.body)).toBe(false)
})
