import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { creditsLeft, imageFile, setup, VISION_ID } from '../../testing/setup.tsx'
import { VisionDraft } from './vision-draft.tsx'

const box = () => screen.getByRole('textbox', { name: 'Your dream wedding' })
const generate = () => screen.getByRole('button', { name: /Generat/ })
const thumbnails = () => screen.queryAllByRole('listitem')
const CREATE = { method: 'POST', path: '/vision/list/', status: 201, body: { id: VISION_ID } }

function picker(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file picker.')
  return input
}

describe('VisionDraft, prompt', () => {
  it('shows one headline, with "dream wedding" in italics', () => {
    setup(<VisionDraft level={1} />)
    const title = screen.getByRole('heading', { level: 1, name: 'Bring your dream wedding to life' })
    expect(within(title).getByText('dream wedding').tagName).toBe('EM')
  })

  it('states what is free before the visitor signs in, and not afterwards', () => {
    const text = 'Free: 3 visions with a watermark, 3 edits each.'
    const { unmount } = setup(<VisionDraft />)
    expect(screen.getByText(text)).toBeVisible()
    unmount()
    setup(<VisionDraft />, { isSignedIn: true })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('disables Generate, with an explanation, until a prompt is entered', async () => {
    const { user } = setup(<VisionDraft />)
    expect(generate()).toBeDisabled()
    expect(generate()).toHaveAccessibleDescription('Describe your wedding first.')
    await user.type(box(), '   ')
    expect(generate()).toBeDisabled()
    await user.type(box(), 'a')
    expect(generate()).toBeEnabled()
  })

  it('shows an alert when the visitor submits by keyboard without a prompt, until a prompt is entered', async () => {
    const { user } = setup(<VisionDraft />)
    await user.type(box(), '{Control>}{Enter}{/Control}')
    expect(screen.getByRole('alert')).toHaveTextContent('Please write a description of your dream wedding')
    await user.type(box(), 'a')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the character count from 1,701 characters and rejects more than 2,000', async () => {
    const { user } = setup(<VisionDraft />)
    fireEvent.change(box(), { target: { value: 'x'.repeat(1700) } })
    expect(screen.queryByText(/of 2,000 characters/)).toBeNull()
    fireEvent.change(box(), { target: { value: 'x'.repeat(2001) } })
    expect(await screen.findByText('2,001 of 2,000 characters')).toBeVisible()
    await user.click(generate())
    expect(screen.getByRole('alert')).toHaveTextContent('Please keep your description under 2000 characters')
    expect(box()).toHaveValue('x'.repeat(2001))
  })

  it('announces once, not for every letter, that the text is too long', async () => {
    setup(<VisionDraft />)
    const type = (length: number) => fireEvent.change(box(), { target: { value: 'x'.repeat(length) } })
    type(1701)
    await screen.findByText('1,701 of 2,000 characters')
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    for (const length of [1960, 1961, 2001, 2002]) type(length)
    await waitFor(() => expect(changes).toHaveBeenCalledTimes(1))
    expect(status).toHaveTextContent('Please keep your description under 2000 characters')
    observer.disconnect()
  })

  it('grows the text box after a typing pause of 100 ms, and immediately for a sample', async () => {
    const { wait, user, container } = setup(<VisionDraft />, { messages: { draft: { samples: ['By the sea'] } } })
    const room = () => container.querySelector('.vk-textarea__copy')?.textContent?.trimEnd()
    for (const value of ['A', 'A garden']) {
      fireEvent.change(box(), { target: { value } })
      await wait(99)
      expect(room()).toBe('')
    }
    await wait(1)
    expect(room()).toBe('A garden')
    await user.click(screen.getByRole('button', { name: 'Try Sample' }))
    await wait(10)
    expect(room()).toBe('By')
  })

  it('does not submit during an IME composition', async () => {
    const { platform } = setup(<VisionDraft />, { isSignedIn: true, script: [creditsLeft(3), CREATE] })
    fireEvent.change(box(), { target: { value: '庭園' } })
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, keyCode: 229 })
    expect(generate()).toBeEnabled()
    expect(platform.backend.to('/vision/list/', 'POST')).toEqual([])
  })

  it('indicates that a draft was restored, until the visitor edits the draft', async () => {
    const { user, platform, unmount, wait } = setup(<VisionDraft />)
    await user.type(box(), 'A garden')
    await wait(1_000)
    unmount()
    const next = setup(<VisionDraft />, { platform })
    expect(box()).toHaveValue('A garden')
    expect(screen.getByText('Draft restored')).toBeVisible()
    await next.user.type(box(), '!')
    expect(screen.queryByText('Draft restored')).toBeNull()
  })
})

describe('VisionDraft, submission', () => {
  it('submits once on a double click and calls onVisionCreate', async () => {
    const onVisionCreate = vi.fn()
    const { user, platform } = setup(<VisionDraft onVisionCreate={onVisionCreate} />, {
      isSignedIn: true,
      script: [creditsLeft(3), CREATE],
    })
    await user.type(box(), 'A garden')
    await user.dblClick(generate())
    await waitFor(() => expect(onVisionCreate).toHaveBeenCalledExactlyOnceWith({ id: VISION_ID }))
    expect(platform.backend.to('/vision/list/', 'POST')).toHaveLength(1)
    expect(box()).toHaveValue('')
  })

  it('indicates that the submission is pending until the response arrives', async () => {
    const { user } = setup(<VisionDraft />, {
      isSignedIn: true,
      script: [creditsLeft(3), { ...CREATE, fault: 'hang' }],
    })
    await user.type(box(), 'A garden')
    await user.click(generate())
    expect(screen.getByRole('button', { name: 'Generating' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Generating' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Add Images' })).toBeDisabled()
  })

  it('keeps the prompt when the submission fails', async () => {
    const onError = vi.fn()
    const { user } = setup(<VisionDraft onError={onError} />, {
      isSignedIn: true,
      script: [
        creditsLeft(3),
        { ...CREATE, status: 400, body: { detail: 'No.', code: 'validation_failed', request_id: 'r' } },
      ],
    })
    await user.type(box(), 'A garden')
    await user.click(generate())
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't send your vision.")
    expect(onError).toHaveBeenCalledExactlyOnceWith({ code: 'validation_failed', message: 'No.' })
    expect(box()).toHaveValue('A garden')
  })

  it.each(['refuse', 'hang'] as const)(
    'mentions the connection if the request gets no response (%s)',
    async (fault) => {
      const { user, wait } = setup(<VisionDraft />, {
        isSignedIn: true,
        script: [creditsLeft(3), { ...CREATE, fault, always: true }],
      })
      await user.type(box(), 'A garden')
      await user.click(generate())
      await wait(200_000)
      expect(await screen.findByRole('alert')).toHaveTextContent('Please check your network connection.')
    },
  )

  it('opens the credits dialog when no credits are left and keeps the draft', async () => {
    const onCreditsNeeded = vi.fn()
    const { user } = setup(<VisionDraft onCreditsNeeded={onCreditsNeeded} />, {
      isSignedIn: true,
      script: [creditsLeft(0), { path: '/vision/vision-packs/', always: true, body: [] }],
    })
    await user.type(box(), 'A garden')
    await user.click(generate())
    const dialog = within(await screen.findByRole('dialog', { name: 'More visions' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('You have no vision credits remaining.')
    expect(onCreditsNeeded).toHaveBeenCalledTimes(1)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box()).toHaveValue('A garden')
  })
})

describe('VisionDraft, images', () => {
  it('shows selected images as thumbnails that can be removed', async () => {
    const { user, container } = setup(<VisionDraft />)
    await user.upload(picker(container), [imageFile('oak.png'), imageFile('lawn.png', 20)])
    expect(await screen.findByRole('img', { name: 'oak.png' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove oak.png' }))
    expect(thumbnails()).toHaveLength(1)
  })

  it('keeps the first five images and shows a note about the others', async () => {
    const { user, container } = setup(<VisionDraft />)
    await user.upload(
      picker(container),
      Array.from({ length: 6 }, (_, n) => imageFile(`${n}.png`)),
    )
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(5))
    const note = 'You can add up to 5 images. We kept the first 5.'
    expect(await screen.findByText(note)).toBeVisible()
    await user.type(screen.getByRole('textbox'), 'x'.repeat(3))
    expect(screen.getByText(note)).toBeVisible()
  })

  it('shows the note about the images next to the message of a rejected prompt', async () => {
    const { user, container } = setup(<VisionDraft takesImagesAlone />)
    await user.upload(
      picker(container),
      Array.from({ length: 6 }, (_, n) => imageFile(`${n}.png`)),
    )
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(5))
    await user.click(screen.getByRole('button', { name: 'Generate' }))
    expect(await screen.findByText('Please write a description of your dream wedding')).toBeVisible()
    expect(screen.getByText('You can add up to 5 images. We kept the first 5.')).toBeVisible()
  })

  it('accepts dropped files, shows an overlay while files are dragged and never navigates to a file', async () => {
    setup(<VisionDraft />)
    const section = screen.getByRole('heading')
    const dataTransfer = { types: ['Files'], files: [imageFile('oak.png')] }
    fireEvent.dragEnter(section, { dataTransfer })
    const overlay = await screen.findByText('Drop here to upload')
    expect(overlay.closest('form')).not.toBeNull()
    expect(overlay.closest('form')).not.toContainElement(section)
    const drop = createEvent.drop(section, { dataTransfer })
    fireEvent(section, drop)
    expect(drop.defaultPrevented).toBe(true)
    expect(screen.queryByText('Drop here to upload')).toBeNull()
    expect(await screen.findByRole('img', { name: 'oak.png' })).toBeVisible()
  })

  it('accepts pasted images', async () => {
    setup(<VisionDraft />)
    fireEvent.paste(box(), { clipboardData: { files: [imageFile('oak.png')], getData: () => '' } })
    expect(await screen.findByRole('img', { name: 'oak.png' })).toBeVisible()
  })

  it('pastes text as text even if the clipboard also contains an image of the text', () => {
    setup(<VisionDraft />)
    const clipboardData = { files: [imageFile('words.png')], getData: () => 'A garden' }
    const paste = createEvent.paste(box(), { clipboardData })
    fireEvent(box(), paste)
    expect(paste.defaultPrevented).toBe(false)
    expect(thumbnails()).toEqual([])
  })
})

describe('VisionDraft, samples', () => {
  const sample = 'By the sea'

  it('types a sample at 5 ms per character with the button disabled, then offers undo', async () => {
    const { user, wait } = setup(<VisionDraft />, { messages: { draft: { samples: [sample] } } })
    await user.type(box(), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Try Sample' }))
    expect(screen.getByRole('button', { name: 'Next sample' })).toHaveAttribute('aria-disabled', 'true')
    await wait(5 * sample.length)
    expect(box()).toHaveValue(sample)
    await user.click(screen.getByRole('button', { name: 'Undo sample' }))
    expect(box()).toHaveValue('Mine')
  })

  it('types the next sample of the list with one press, starts again after the last one, and announces each', async () => {
    const samples = ['By the sea', 'In a barn', 'On a lake']
    const { user, wait } = setup(<VisionDraft />, { messages: { draft: { samples } } })
    await user.type(box(), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Try Sample' }))
    await wait(100)
    const first = samples.indexOf((box() as HTMLTextAreaElement).value)
    for (const step of [1, 2, 3]) {
      await user.keyboard('{Enter}')
      await wait(100)
      const index = (first + step) % samples.length
      expect(box()).toHaveValue(samples[index])
      expect(screen.getByText(`Sample ${index + 1} of 3: ${samples[index]}`)).toHaveAttribute('aria-live', 'polite')
      expect(screen.getByRole('button', { name: 'Next sample' })).toHaveFocus()
    }
    await user.click(screen.getByRole('button', { name: 'Undo sample' }))
    expect(box()).toHaveValue('Mine')
    expect(screen.getByRole('button', { name: 'Try Sample' })).toHaveFocus()
  })

  it('ignores presses of the sample button while a sample is being typed', async () => {
    const samples = ['By the sea', 'In a barn']
    const { user, wait } = setup(<VisionDraft />, { messages: { draft: { samples } } })
    await user.click(screen.getByRole('button', { name: 'Try Sample' }))
    await wait(5)
    const typed = (box() as HTMLTextAreaElement).value
    await user.keyboard('{Enter}')
    await wait(100)
    expect((box() as HTMLTextAreaElement).value.startsWith(typed)).toBe(true)
    expect(screen.getByText(/^Sample \d of 2/)).toBeInTheDocument()
  })

  it('stops typing the sample when the visitor types', async () => {
    const { user, wait } = setup(<VisionDraft />, { messages: { draft: { samples: [sample] } } })
    await user.click(screen.getByRole('button', { name: 'Try Sample' }))
    await wait(5)
    fireEvent.change(box(), { target: { value: 'Mine' } })
    await wait(1_000)
    expect(box()).toHaveValue('Mine')
  })
})

describe('VisionDraft, board link', () => {
  const someVision = { id: VISION_ID, title: '', description: '', images: [], result_image: '' }

  it('shows the board link for an account with visions', async () => {
    const onBoard = vi.fn()
    const { user } = setup(<VisionDraft onBoard={onBoard} />, {
      mode: 'site',
      isSignedIn: true,
      script: [{ path: '/vision/list/', always: true, body: { data: [someVision] } }],
    })
    await user.click(await screen.findByRole('button', { name: 'View Your Vision Board' }))
    expect(onBoard).toHaveBeenCalledTimes(1)
  })
})

it('VisionDraft stores the height of the on-screen keyboard in a CSS property after the first interaction', async () => {
  const { user, platform, unmount, container } = setup(<VisionDraft />)
  expect(platform.viewport.listeners()).toBe(0)
  await user.click(box())
  await waitFor(() => expect(platform.viewport.listeners()).toBe(1))
  platform.viewport.cover({ below: 350 })
  expect(container.querySelector<HTMLElement>('.vk-draft')?.style.getPropertyValue('--_keyboard')).toBe('350px')
  unmount()
  expect(platform.viewport.listeners()).toBe(0)
})
