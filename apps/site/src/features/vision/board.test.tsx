import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createBoardPins } from '@vowkit/sdk-core/account'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { draftOf } from '@vowkit/sdk-core/vision'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listed, openVision, shown, VISION } from './test/open-vision.ts'

const BARN = { ...VISION, id: 'barn', title: 'The barn', created_at: '2026-05-02T10:00:00Z' }
const cards = () => screen.findAllByRole('link', { name: /garden at dusk|The barn/ })
const newCard = () => screen.findByRole('button', { name: /Add New Vision.*Click to create your next wedding dream/ })
const isNew = () => waitFor(() => expect(window.location.pathname).toBe('/vision-board/new'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the vision board', () => {
  it('shows the card that starts a new vision first, then the visions, newest first', async () => {
    openVision('/vision-board', { script: [listed(VISION, BARN)] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Vision Board' })).toBeDefined()
    expect((await cards()).map((card) => card.getAttribute('href'))).toEqual([
      '/vision-board/view/barn',
      `/vision-board/view/${VISION.id}`,
    ])
    const [first] = screen.getAllByRole('listitem')
    expect(first?.contains(await newCard())).toBe(true)
  })

  it('shows the title of a vision and the first 110 characters of its prompt', async () => {
    openVision('/vision-board', { script: [listed({ ...BARN, description: 'x'.repeat(200) })] })
    const [card] = await cards()
    expect(card?.textContent).toBe(`The barn${'x'.repeat(110)}...`)
  })

  it('hides a card’s title from screen readers when the title repeats the start of the prompt', async () => {
    openVision('/vision-board', { script: [listed(VISION, BARN)] })
    expect(await screen.findByRole('link', { name: 'A garden at dusk' })).toBeDefined()
    expect(screen.getByRole('link', { name: /^The barn/ })).toBeDefined()
  })

  it('shows the result image of a vision, else its first reference image, else a sketch', async () => {
    const images = [{ image: 'https://api.test/r.png' }]
    const script = [
      listed(
        { ...VISION, id: 'a', created_at: '2026-05-03T10:00:00Z', images },
        { ...VISION, id: 'b', created_at: '2026-05-02T10:00:00Z', images, result_image: '' },
        { ...VISION, id: 'c', created_at: '2026-05-01T10:00:00Z', result_image: '' },
      ),
    ]
    openVision('/vision-board', { script })
    await cards()
    const [, ...items] = screen.getAllByRole('listitem').filter((item) => item.querySelector('a, .board__new'))
    expect(items.map((item) => item.querySelector('img')?.src)).toEqual([
      'https://api.test/p.png',
      'https://api.test/r.png',
      undefined,
    ])
    expect(items[2]?.querySelector('svg')).not.toBeNull()
  })

  it('marks a vision that is being drawn, then shows its image', async () => {
    const drawing = { ...VISION, result_image: '', is_processing: true }
    const { platform } = openVision('/vision-board', { script: [listed(drawing), listed(VISION)] })
    expect(await screen.findByText('Dreaming…')).toBeDefined()
    await act(() => platform.clock.advance(10_000))
    expect(screen.queryByText('Dreaming…')).toBeNull()
    expect(document.querySelector('.vision-card img')?.getAttribute('src')).toBe(VISION.result_image)
  })

  it('opens a vision when its card is clicked', async () => {
    openVision('/vision-board', { script: [listed(BARN)] })
    const [card] = await cards()
    if (card) fireEvent.click(card)
    await waitFor(() => expect(window.location.pathname).toBe('/vision-board/view/barn'))
  })

  it('opens a vision with a view transition in browsers that support it', async () => {
    const named: (string | undefined)[] = []
    const startViewTransition = vi.fn((update: () => Promise<void>) => {
      named.push(document.querySelector<HTMLElement>('.vision-card__stage')?.style.viewTransitionName)
      const done = update()
      return { ready: Promise.reject(new DOMException('Skipped.', 'AbortError')), finished: done }
    })
    Object.assign(document, { startViewTransition })
    openVision('/vision-board', { script: [listed(VISION), { ...shown(), always: true }] })
    const [card] = await cards()
    if (card) fireEvent.click(card)
    await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })
    expect(named).toEqual(['vision-picture'])
    Reflect.deleteProperty(document, 'startViewTransition')
  })

  it('lets the browser handle a click that opens a card in a new tab', async () => {
    openVision('/vision-board', { script: [listed(BARN)] })
    const [card] = await cards()
    expect(card && fireEvent.click(card, { ctrlKey: true })).toBe(true)
  })

  it('shows a sketch for an image that fails to load, and reloads it on "Try again"', async () => {
    openVision('/vision-board', { script: [{ ...listed(VISION), always: true }] })
    await cards()
    const picture = () => document.querySelector('.vision-card__image')
    fireEvent.error(picture() ?? document)
    expect(picture()).toBeNull()
    expect(document.querySelector('.vision-card .arch-sketch')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(picture()).not.toBeNull()
  })

  it('starts an empty draft when the first card is clicked', async () => {
    const { client } = openVision('/vision-board', { script: [listed(BARN)] })
    draftOf(client.ports).setText('an old draft')
    fireEvent.click(await newCard())
    await isNew()
    expect(draftOf(client.ports).$draft.get().text).toBe('')
  })

  it('offers three samples without visions, and starts a draft with the prompt of a clicked sample', async () => {
    const { client } = openVision('/vision-board', { script: [listed()] })
    const samples = await screen.findByRole('region', { name: 'Or start with one of these' })
    const [sample, ...others] = within(samples).getAllByRole('button')
    expect(others).toHaveLength(2)
    if (sample) fireEvent.click(sample)
    await isNew()
    expect(draftOf(client.ports).$draft.get().text).toMatch(/^A garden ceremony at golden hour/)
  })

  it('redirects visitors without a valid session to the new-vision page', async () => {
    openVision('/vision-board', { isSignedIn: false })
    await isNew()
    cleanup()
    openVision('/vision-board', { script: [{ path: '/vision/list/', status: 401 }] })
    await isNew()
  })

  it('offers a retry when the visions fail to load', async () => {
    const failing = { path: '/vision/list/', status: 400, body: { detail: 'no', code: 'internal' } }
    openVision('/vision-board', { script: [failing, listed(BARN)] })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The barn')).toBeDefined()
  })

  it('hides the visions of one account when a different account signs in', async () => {
    const { client } = openVision('/vision-board', { script: [listed(BARN)] })
    await screen.findByText('The barn')
    act(() => client.session.signIn({ token: 't1', email: 'noor@example.com' }))
    expect(screen.queryByText('The barn')).toBeNull()
  })
})

describe('the menu of a card', () => {
  async function openMenu(...script: ScriptedAnswer[]) {
    const opened = openVision('/vision-board', { userId: 7, script: [listed(BARN), ...script] })
    const button = await screen.findByRole('button', { name: 'More about The barn' })
    fireEvent.click(button)
    return { ...opened, button }
  }

  it('closes on Escape and returns the focus to its button', async () => {
    const { button } = await openMenu()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('starts a new vision with the prompt and the image of the card’s vision', async () => {
    const { client, platform } = await openMenu()
    platform.images.remote.set(VISION.result_image, new Blob(['x'], { type: 'image/png' }))
    fireEvent.click(screen.getByRole('button', { name: 'Use this prompt again' }))
    await isNew()
    await waitFor(() =>
      expect(draftOf(client.ports).$draft.get()).toMatchObject({ text: 'A garden at dusk', images: [{}] }),
    )
  })

  it('renames the vision of the card', async () => {
    const renamed = { ...BARN, title: 'Our day' }
    const patched = { path: '/vision/barn/', method: 'PATCH', body: { ...(shown(renamed).body as object), id: 'barn' } }
    const { platform } = await openMenu(patched, listed(renamed))
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename your vision' }))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: 'Our day' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: /^Our day/ })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.backend.to('/vision/barn/', 'PATCH')[0]?.body).toBe('{"title":"Our day"}')
  })

  it('deletes the vision of the card after a confirmation that names it', async () => {
    const { platform } = await openMenu({ path: '/vision/barn/', method: 'DELETE', status: 204, body: '' }, listed())
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this vision?' }))
    expect(dialog.getByText(/“The barn”/)).toBeDefined()
    expect(platform.backend.to('/vision/barn/')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“The barn” was deleted.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^The barn/ })).toBeNull())
    expect(platform.backend.to('/vision/barn/', 'DELETE')).toHaveLength(1)
  })

  const pins = '/couple/inspiration-board/pins/'
  const pin = { id: 8, kind: 'vision', source_id: 'barn', title: 'The barn', category: '', image: '' }
  const list = (...body: object[]): ScriptedAnswer => ({ path: pins, method: 'GET', body })
  const pinEntry = async () => {
    const entry = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pin to board' })
    await waitFor(() => expect(entry.disabled).toBe(false))
    return entry
  }

  it('pins the vision of the card to the board, and removes the pin', async () => {
    const { button, platform } = await openMenu(
      list(),
      { path: pins, method: 'POST', status: 201, body: pin },
      list(pin),
      { path: `${pins}8/`, method: 'DELETE', status: 204, body: '' },
      list(),
    )
    const entry = await pinEntry()
    entry.focus()
    fireEvent.click(entry)
    expect(document.activeElement).toBe(button)
    expect(await screen.findByText('Pinned to your board.')).toBeDefined()
    expect(platform.backend.to(pins, 'POST')[0]?.body).toBe('{"kind":"vision","source_id":"barn"}')
    fireEvent.click(button)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove from board' }))
    expect(await screen.findByText('Removed from your board.')).toBeDefined()
    expect(platform.backend.to(`${pins}8/`, 'DELETE')).toHaveLength(1)
  })

  it('ignores a second press on the pin while the first one is being saved', async () => {
    const { button, platform } = await openMenu(list(), { path: pins, method: 'POST', fault: 'hang', always: true })
    fireEvent.click(await pinEntry())
    fireEvent.click(button)
    fireEvent.click(await pinEntry())
    await act(settle)
    expect(platform.backend.to(pins, 'POST')).toHaveLength(1)
  })

  it('can pin the vision only when it is known whether it is on the board', async () => {
    const { client } = await openMenu({ path: pins, method: 'GET', fault: 'hang' }, list(pin))
    const entry = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pin to board' })
    expect(entry.disabled).toBe(true)
    await act(() => client.ports.once(createBoardPins).refresh())
    expect(entry.textContent).toBe('Remove from board')
    expect(entry.disabled).toBe(false)
  })

  it('does not offer to pin a vision without an image', async () => {
    openVision('/vision-board', { userId: 7, script: [listed({ ...BARN, result_image: '' })] })
    fireEvent.click(await screen.findByRole('button', { name: 'More about The barn' }))
    expect(screen.getByRole('button', { name: 'Rename' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Pin to board' })).toBeNull()
  })
})
