import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type BoardSetup, renderBoard } from '../test/render-board.tsx'

const DRAW = '/ai/generate_image/'
afterEach(cleanup)

async function setup(script: BoardSetup['script']) {
  const board = renderBoard({ script, config: { showsImageGenerator: true } })
  fireEvent.click(screen.getByRole('button', { name: 'Draw an idea' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Draw an idea' }))
  fireEvent.change(dialog.getByLabelText('What should it show?'), { target: { value: 'A moon gate' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Draw three pictures' }))
  return { ...board, dialog }
}

it('the image generator stays hidden unless the deployment enables it', () => {
  renderBoard()
  const dialog = screen.getByLabelText('Draw an idea')
  expect([dialog.tagName, dialog.hidden]).toEqual(['DIALOG', true])
  expect(screen.queryByRole('button', { name: 'Draw an idea' })).toBeNull()
})

it('the image generator requests three images of a prompt in parallel and shows placeholders meanwhile', async () => {
  const pictures = [1, 2, 3].map((place) => ({ path: DRAW, body: { image: `https://api.test/${place}.png` } }))
  const { platform, dialog } = await setup(pictures)
  expect(dialog.getByRole('button', { name: 'Loading...' }).getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByRole('status', { name: 'Drawing your pictures' }).children).toHaveLength(3)
  const list = await dialog.findByRole('list', { name: 'Your pictures' })
  expect(within(list).getAllByRole('img')).toHaveLength(3)
  expect(platform.backend.to(DRAW)).toHaveLength(3)
})

it('the image generator offers a rating for each image from "Way off" to "Identical"', async () => {
  const { dialog } = await setup([{ path: DRAW, always: true, body: { image: 'https://api.test/1.png' } }])
  const slider = await dialog.findByRole<HTMLInputElement>('slider', { name: 'Match of picture 1' })
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0', '2', '1', '1'])
  expect(dialog.getAllByText('Way off')).toHaveLength(3)
  expect(dialog.getAllByText('Identical')).toHaveLength(3)
  fireEvent.change(slider, { target: { value: '2' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Identical')
})

it('the image generator shows the images that were drawn, and an alert when all requests fail', async () => {
  const { dialog } = await setup([
    { path: DRAW, body: { image: 'https://api.test/1.png' } },
    { path: DRAW, always: true, status: 500 },
  ])
  expect(within(await dialog.findByRole('list', { name: 'Your pictures' })).getAllByRole('img')).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Draw three pictures' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The pictures could not be drawn.')
})

it('the image generator cancels its requests when the dialog closes', async () => {
  const { platform } = await setup([{ path: DRAW, always: true, fault: 'hang' }])
  await waitFor(() => expect(platform.backend.to(DRAW)).toHaveLength(3))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(platform.backend.to(DRAW).every(({ signal }) => signal.aborted)).toBe(true)
})
