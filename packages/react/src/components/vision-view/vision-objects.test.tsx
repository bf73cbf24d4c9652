import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { spanishMessages } from '../../messages/es.generated.ts'
import { creditsLeft, setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView } from './vision-view.tsx'

const IMAGE = 'https://api.test/files/0.png'
const edit = (label: string) => ({ label, prompt: `Replace the arch with ${label}` })
const ARCH = {
  id: 'structure',
  name: 'flower arch',
  areas: [{ x: 0.4, y: 0.3, width: 0.2, height: 0.4 }],
  alternatives: [edit('Moon gate'), edit('Chuppah'), edit('Columns')],
  remove: 'Remove the flower arch',
}
const SKY = {
  id: 'light',
  name: 'sky',
  areas: [{ x: 0, y: 0, width: 1, height: 0.4 }],
  alternatives: [edit('Night'), edit('Dusk'), edit('Fog')],
}
const SEATS = {
  ...SKY,
  id: 'seat',
  name: 'chairs',
  areas: [
    { x: 0, y: 0.6, width: 0.4, height: 0.4 },
    { x: 0.6, y: 0.6, width: 0.4, height: 0.4 },
  ],
}
const ready = { result_image: IMAGE, objects: [SEATS, ARCH, SKY] }
const drawing = (prompt: string) => ({
  ...visionAnswer({ is_processing: true, result_image: IMAGE, history_images: [{ description: prompt }] }),
  method: 'POST',
})

async function open(vision: object = ready, { script = [] as object[], credits = 2, props = {}, ...options } = {}) {
  const page = setup(<VisionView visionId={VISION_ID} {...props} />, {
    isSignedIn: true,
    script: [creditsLeft(credits), ...script, { ...visionAnswer(vision), method: 'GET', always: true }],
    ...options,
  })
  await screen.findByRole('img', { name: /./ })
  const requests = () => page.platform.backend.to(`/vision/list/${VISION_ID}/`, 'POST')
  return { ...page, requests }
}
const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const arch = () => screen.findByRole('button', { name: 'Change the flower arch' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Change the flower arch' }))

describe('the objects of an image', () => {
  it('are one button each, in the order of the response', async () => {
    await open()
    await arch()
    expect(screen.getAllByRole('button', { name: /^Change the/ }).map(labelOf)).toEqual([
      'Change the chairs',
      'Change the flower arch',
      'Change the sky',
    ])
  })

  it('are clickable in each of their areas, and smaller areas are above larger ones', async () => {
    const { user, container } = await open()
    await arch()
    const [left, right, gate, sky] = [...container.querySelectorAll<HTMLElement>('.vk-objects__area')]
    expect(Number(gate?.style.zIndex)).toBeGreaterThan(Number(sky?.style.zIndex))
    expect(left?.style.getPropertyValue('--_width')).toBe('40%')
    await user.click(right as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'Change the chairs' })).toBeVisible()
  })

  it('are above their surroundings, even if a part of the venue is smaller', async () => {
    const hedge = { ...SKY, id: 'part:hedge', name: 'hedges', areas: [{ x: 0, y: 0.7, width: 0.1, height: 0.1 }] }
    const { container } = await open({ ...ready, objects: [SEATS, ARCH, hedge, SKY] })
    await arch()
    const areas = [...container.querySelectorAll<HTMLElement>('.vk-objects__area')]
    const [left, , , hedges, sky] = areas.map(({ style }) => Number(style.zIndex))
    expect(hedges).toBeLessThan(left ?? 0)
    expect(hedges).toBeGreaterThan(sky ?? 0)
    expect(screen.getByRole('button', { name: 'Change the hedges' })).toBeVisible()
  })

  it('show a hint until the first edit', async () => {
    const { show } = await open()
    expect(await screen.findByText('Tap anything in the image to change it')).toBeVisible()
    show(<p>Done</p>)
    const history_images = [{ description: 'dusk', image: 'https://api.test/1.png' }]
    await open({ ...ready, result_image: 'https://api.test/1.png', history_images })
    await arch()
    expect(screen.queryByText('Tap anything in the image to change it')).toBeNull()
  })

  it('are not shown on an earlier version', async () => {
    const history_images = [{ description: 'dusk', image: 'https://api.test/1.png' }]
    const { user } = await open({
      ...ready,
      original_image: IMAGE,
      result_image: 'https://api.test/1.png',
      history_images,
    })
    await arch()
    await user.click(screen.getByRole('radio', { name: 'Original' }))
    expect(screen.queryByRole('button', { name: /^Change the/ })).toBeNull()
  })

  it('stay while Shift is held, so that Shift+Tab moves between them', async () => {
    const history_images = [{ description: 'dusk', image: 'https://api.test/1.png' }]
    const versions = { original_image: IMAGE, result_image: 'https://api.test/1.png', history_images }
    const { user } = await open({ ...ready, ...versions })
    const gate = await arch()
    gate.focus()
    await user.keyboard('{Shift>}')
    expect(screen.getByText('Original', { selector: '[role="status"]' })).toBeVisible()
    expect(gate).toHaveFocus()
    await user.keyboard('{Tab}{/Shift}')
    expect(screen.getByRole('button', { name: 'Change the chairs' })).toHaveFocus()
  })

  it('do not cover the button that enlarges the image', async () => {
    const { user } = await open()
    await arch()
    await user.click(screen.getByRole('button', { name: 'Enlarge image' }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('have Spanish labels on a Spanish page', async () => {
    await open(ready, { messages: spanishMessages } as object)
    expect(await screen.findByRole('button', { name: 'Cambiar: flower arch' })).toBeVisible()
    expect(screen.getByText('Toca cualquier cosa de la imagen para cambiarla')).toBeVisible()
  })
})

describe('the dialog of an object', () => {
  it('offers three edits and the removal, and says that this uses an edit', async () => {
    const { user, requests } = await open()
    await user.click(await arch())
    expect(dialog().getAllByRole('button').map(labelOf)).toEqual(['Close', 'Moon gate', 'Chuppah', 'Columns', 'Remove'])
    expect(await dialog().findByText('This uses 1 of your 3 edits.')).toBeVisible()
    expect(requests()).toEqual([])
  })

  it('mentions no edits on an unlimited plan, and offers no removal of the sky', async () => {
    const { user } = await open(ready, { credits: -1 })
    await user.click(await screen.findByRole('button', { name: 'Change the sky' }))
    expect(screen.getByRole('dialog', { name: 'Change the sky' })).toBeVisible()
    expect(screen.queryByText(/This uses/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('closes on Escape', async () => {
    const { user } = await open()
    await user.click(await arch())
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('submits the chosen edit once, closes, and reports it', async () => {
    const onEditSubmit = vi.fn()
    const prompt = 'Replace the arch with Moon gate'
    const { user, requests } = await open(ready, { script: [drawing(prompt)], props: { onEditSubmit } })
    await user.click(await arch())
    await user.click(dialog().getByRole('button', { name: 'Moon gate' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(onEditSubmit).toHaveBeenCalledWith({ id: VISION_ID, text: prompt }))
    expect(requests().map(({ body }) => body)).toEqual([JSON.stringify({ description: prompt })])
    expect(screen.queryByRole('button', { name: /^Change the/ })).toBeNull()
    expect(screen.getByText(prompt)).toBeVisible()
  })

  it('shows a rejected edit in the edit form with the reason', async () => {
    const rejected = { ...visionAnswer({ detail: 'No.', code: 'still_processing' }), status: 409, method: 'POST' }
    const { user } = await open(ready, { script: [rejected] })
    await user.click(await arch())
    await user.click(dialog().getByRole('button', { name: 'Chuppah' }))
    expect(await screen.findByText(/still working on another edit/)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('Replace the arch with Chuppah')
  })
})
