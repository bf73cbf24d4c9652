import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isOff } from '../../../testing/states-of.ts'
import { BOARD, type BoardSetup, CREATE, file, IDEA, renderBoard } from '../test/render-board.tsx'

afterEach(cleanup)

async function setup(options: BoardSetup = {}) {
  const board = renderBoard(options)
  await screen.findByRole('region', { name: 'You two' })
  await openForm()
  return board
}

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Add Inspiration' }))
  return screen.findByRole('dialog', { name: 'Add Inspiration' })
}

const images = () => screen.getByLabelText<HTMLInputElement>(/^Images/)
const choose = (...files: File[]) => fireEvent.change(images(), { target: { files } })
const chosen = () => {
  const list = screen.queryByRole('list', { name: 'Chosen images' })
  return list
    ? within(list)
        .getAllByRole<HTMLImageElement>('img')
        .map(({ alt }) => alt)
    : []
}
const describeIt = (value: string) => fireEvent.input(screen.getByLabelText(/^Description/), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add to board' }))

async function chooseCategory(title: string) {
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: title })
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: option.value } })
}

async function fillIn() {
  await chooseCategory('Cakes')
  describeIt('Three tiers')
  choose(file('a.jpg'), file('b.png', 'image/png'))
}

describe('the inspiration form', () => {
  it('has fields for the category, the description and the images, with hints', async () => {
    await setup()
    expect(await screen.findByRole('option', { name: 'Cakes' })).toBeDefined()
    expect(screen.getByText('Max 1000 words.')).toBeDefined()
    expect(screen.getByText('Up to 5 images. 20 MB limit per image.')).toBeDefined()
    expect(images().accept).toBe('image/jpeg,image/png,image/gif,.jpg,.jpeg,.png,.gif')
  })

  it('shows errors and sends no request without a category and an image', async () => {
    const { platform } = await setup()
    submit()
    expect(await screen.findByText('Choose a category.')).toBeDefined()
    expect(screen.getByText('Add at least one image.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Category'))
    expect(platform.backend.to(CREATE)).toEqual([])
  })

  it('describes the image field by its hint and, after an invalid submit, by its error', async () => {
    await setup()
    const notes = () =>
      images()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(notes()).toEqual(['Up to 5 images. 20 MB limit per image.', ''])
    submit()
    await waitFor(() => expect(notes()?.[1]).toBe('Add at least one image.'))
  })

  it('ignores files of unsupported types', async () => {
    await setup()
    choose(file('a.jpg'), file('b.pdf', 'application/pdf'), file('c.webp', 'image/webp'), file('d.gif', 'image/gif'))
    expect(chosen()).toEqual(['a.jpg', 'd.gif'])
  })

  it('clears a selection of more than five images and shows the limit', async () => {
    await setup()
    choose(...Array.from({ length: 6 }, (_, place) => file(`${place}.jpg`)))
    expect(screen.getByText('Maximum limit exceeded! You can only upload 5 images.')).toBeDefined()
    expect(chosen()).toEqual([])
    choose(file('a.jpg'))
    expect(screen.queryByText(/Maximum limit exceeded/)).toBeNull()
  })

  it('replaces the error about missing images when too many images are selected', async () => {
    await setup()
    submit()
    expect(await screen.findByText('Add at least one image.')).toBeDefined()
    await act(async () => choose(...Array.from({ length: 6 }, (_, place) => file(`${place}.jpg`))))
    expect(screen.getByText('Maximum limit exceeded! You can only upload 5 images.')).toBeDefined()
  })

  it('can reorder and remove images', async () => {
    await setup()
    choose(file('a.jpg'), file('b.jpg'))
    choose(file('c.jpg'))
    fireEvent.click(screen.getByRole('button', { name: 'Move c.jpg forward' }))
    expect(chosen()).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }))
    fireEvent.click(screen.getByRole('button', { name: 'Move c.jpg back' }))
    expect(chosen()).toEqual(['b.jpg', 'c.jpg'])
    fireEvent.click(screen.getByRole('button', { name: 'Move b.jpg forward' }))
    expect(chosen()).toEqual(['b.jpg', 'c.jpg'])
  })

  it('warns about a file over 20 MB but accepts it', async () => {
    await setup()
    const large = file('large.jpg')
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
    choose(large)
    expect(screen.getByText('Over 20 MB, and may be refused: large.jpg')).toBeDefined()
    expect(chosen()).toEqual(['large.jpg'])
  })

  it('counts the words of a long description, and accepts more than 1000', async () => {
    const { platform } = await setup({ script: [{ path: CREATE, status: 201, body: IDEA }] })
    await fillIn()
    expect(screen.getByText('Max 1000 words.')).toBeDefined()
    describeIt('word '.repeat(1200))
    expect(await screen.findByText('Max 1000 words. 1200 so far.')).toBeDefined()
    submit()
    await waitFor(() => expect(platform.backend.to(CREATE)).toHaveLength(1))
  })

  it('can reload the categories after a failed request', async () => {
    await setup({ script: [{ path: '/vendor/categories/', status: 500 }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'Cakes' })).toBeDefined()
  })
})

describe('submitting an inspiration', () => {
  it('shows "Loading...", then closes the form and refetches the board', async () => {
    const { platform } = await setup({ script: [{ path: CREATE, status: 201, body: IDEA }] })
    await fillIn()
    const readBefore = platform.backend.to(BOARD).length
    submit()
    expect(isOff(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' }))).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = platform.backend.to(CREATE)[0]?.body as FormData
    expect([body.get('category'), body.get('description')]).toEqual(['5', 'Three tiers'])
    expect(body.getAll('images')).toHaveLength(2)
    await waitFor(() => expect(platform.backend.to(BOARD)).toHaveLength(readBefore + 1))
  })

  it('empties the form after a successful submission', async () => {
    await setup({ script: [{ path: CREATE, status: 201, body: IDEA }] })
    await fillIn()
    submit()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openForm()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('')
    expect(chosen()).toEqual([])
  })

  it('closes the form after a failure, logs the error and restores every value when the form reopens', async () => {
    const { platform } = await setup({ script: [{ path: CREATE, status: 500 }] })
    await fillIn()
    submit()
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Your inspiration was not added. Open it to try again.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.logged.join()).toContain(CREATE)
    fireEvent.click(within(note).getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByText('This inspiration was not added last time. Your entries are still here.'),
    ).toBeDefined()
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('5'))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('Three tiers')
    expect(chosen()).toEqual(['a.jpg', 'b.png'])
  })

  it('cancels the request when the form is closed, and preserves the values', async () => {
    const { platform } = await setup({ script: [{ path: CREATE, fault: 'hang' }] })
    await fillIn()
    submit()
    await waitFor(() => expect(platform.backend.to(CREATE)).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(platform.backend.to(CREATE)[0]?.signal.aborted).toBe(true)
    await openForm()
    expect(chosen()).toEqual(['a.jpg', 'b.png'])
  })

  it('preserves the description when the session expires and the couple signs in again', async () => {
    const { client, platform, unmount } = await setup({ script: [{ path: CREATE, status: 401 }] })
    await fillIn()
    submit()
    await waitFor(() => expect(platform.navigation.visited).toEqual(['/login?next_url=%2Fdashboard']))
    unmount()
    act(() => client.session.signIn({ token: 't1', userId: 7, email: 'maya@example.com' }))
    expect(platform.storage.session?.getItem('typed:inspiration')).toContain('Three tiers')
  })
})

describe('an empty board', () => {
  it('shows a message and a button that opens the form', async () => {
    renderBoard({ ideas: [] })
    expect(await screen.findByText('Your board is empty! Add your inspiration now')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Add your first' }))
    expect(await screen.findByRole('dialog', { name: 'Add Inspiration' })).toBeDefined()
  })

  it('opens the form with the values of a chosen suggestion', async () => {
    const { platform } = renderBoard({ ideas: [] })
    platform.images.remote.set('/img/look-cake.jpg', new Blob(['cake'], { type: 'image/jpeg' }))
    fireEvent.click(await screen.findByRole('button', { name: /Tiers and fresh flowers/ }))
    expect(await screen.findByRole('dialog', { name: 'Add Inspiration' })).toBeDefined()
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('5'))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toContain('buttercream')
    expect(screen.getByAltText('look-cake.jpg')).toBeDefined()
  })

  it('opens the form with only the text of a suggestion when its image fails to load', async () => {
    const { platform } = renderBoard({ ideas: [] })
    fireEvent.click(await screen.findByRole('button', { name: /Tiers and fresh flowers/ }))
    expect(await screen.findByRole('dialog', { name: 'Add Inspiration' })).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toContain('buttercream')
    expect(platform.logged).toContain('A look came without its picture.')
  })
})
