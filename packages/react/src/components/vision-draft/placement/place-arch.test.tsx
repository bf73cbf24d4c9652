import { fireEvent, screen, within } from '@testing-library/react'
import { placementOf } from '@vowkit/sdk-core/vision'
import { expect, it } from 'vitest'
import { imageFile, setup } from '../../../testing/setup.tsx'
import { VisionDraft } from '../vision-draft.tsx'

const openButton = () => screen.findByRole('button', { name: 'Place the arch' })
const handle = (name: string) => screen.getByRole('slider', { name })

/** Adds a photo of the venue to a draft and opens the dialog for the place of the ceremony. */
async function setupDialog() {
  const view = setup(<VisionDraft />)
  const picker = view.container.querySelector<HTMLInputElement>('input[type=file]')
  if (!picker) throw new Error('There is no file picker.')
  await view.user.upload(picker, [imageFile('lawn.png'), imageFile('oak.png', 20)])
  await view.user.click(await screen.findByRole('button', { name: 'Inspiration: lawn.png' }))
  await view.user.click(await openButton())
  await screen.findByRole('dialog', { name: 'Where is your ceremony?' })
  return view
}

it('the image tray offers to place the arch only for a photo of the venue', async () => {
  const { user } = await setupDialog()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'My venue: lawn.png' }))
  expect(screen.queryByRole('button', { name: 'Place the arch' })).toBeNull()
})

it('the placement dialog moves a handle by 1 % with the arrow keys, and by 5 % with Shift', async () => {
  const { user } = await setupDialog()
  expect(handle('Arch')).toHaveAttribute('aria-valuetext', '50% from the left, 62% from the top')
  handle('Arch').focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  expect(handle('Arch')).toHaveAttribute('aria-valuetext', '48% from the left, 61% from the top')
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(handle('Arch')).toHaveAttribute('aria-valuetext', '53% from the left, 66% from the top')
  expect(handle('End of the aisle')).toHaveAttribute('aria-valuetext', '50% from the left, 98% from the top')
})

it('the placement dialog keeps a handle on the photo', async () => {
  const { user } = await setupDialog()
  handle('End of the aisle').focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(handle('End of the aisle')).toHaveAttribute('aria-valuetext', '50% from the left, 100% from the top')
})

it('the placement dialog moves a handle to the pointer that drags it', async () => {
  await setupDialog()
  const arch = handle('Arch')
  const stage = arch.parentElement as HTMLElement
  stage.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200)
  const held = new Set<number>()
  Object.assign(arch, {
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  })
  fireEvent.pointerMove(arch, { pointerId: 1, clientX: 200, clientY: 150 })
  expect(arch).toHaveAttribute('aria-valuetext', '50% from the left, 62% from the top')
  fireEvent.pointerDown(arch, { pointerId: 1 })
  fireEvent.pointerMove(arch, { pointerId: 1, clientX: 200, clientY: 150 })
  expect(arch).toHaveAttribute('aria-valuetext', '25% from the left, 50% from the top')
})

it('the draft keeps the chosen place until the visitor resets it', async () => {
  const { user } = await setupDialog()
  expect(screen.getByText('We find the best spot in your photo.')).toBeVisible()
  handle('Arch').focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Use this spot' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('You chose the spot.')).toBeVisible()
  const tray = within(screen.getByRole('list', { name: 'Reference images' }))
  const url = () => tray.getByRole<HTMLImageElement>('img', { name: 'lawn.png' }).src
  expect(placementOf(url())).toEqual({ arch: { x: 0.49, y: 0.62 }, aisle_end: { x: 0.5, y: 0.98 } })
  await user.click(await openButton())
  expect(handle('Arch')).toHaveAttribute('aria-valuetext', '49% from the left, 62% from the top')
  await user.click(screen.getByRole('button', { name: 'Choose for me' }))
  expect(placementOf(url())).toBeNull()
})

it('the placement dialog changes nothing when it is closed', async () => {
  const { user } = await setupDialog()
  handle('Arch').focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('We find the best spot in your photo.')).toBeVisible()
})
