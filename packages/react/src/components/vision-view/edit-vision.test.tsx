import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { creditsLeft, setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { BeforeAfter } from '../../ui/before-after/before-after.tsx'
import { VisionView } from './vision-view.tsx'

const IMAGE = 'https://api.test/files/0.png'
const edited = (count: number) =>
  ['Make it dusk', 'More candles', 'White flowers']
    .slice(0, count)
    .map((description, place) => ({ description, image: `https://api.test/${place + 1}.png` }))
const withEdits = (count: number, more = {}) => ({
  result_image: `https://api.test/${count}.png`,
  original_image: IMAGE,
  history_images: edited(count),
  ...more,
})
const sent = (vision: object) => ({ ...visionAnswer(vision), method: 'POST' })
const seen = (vision: object) => ({ ...visionAnswer(vision), method: 'GET', always: true })

async function open(
  vision: object,
  { script = [] as object[], credits = 2, props = {}, platform = fakePlatform() } = {},
) {
  const page = setup(<VisionView visionId={VISION_ID} {...props} />, {
    isSignedIn: true,
    platform,
    script: [creditsLeft(credits), ...script, seen(vision)],
  })
  await screen.findByRole('button', { name: /^(Edit Vision|Submit Edits)$/ })
  const requests = () => page.platform.backend.to(`/vision/list/${VISION_ID}/`, 'POST')
  return { ...page, requests }
}

describe('VisionView, edit form', () => {
  it('scrolls the image into view when the visitor starts an edit', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scrolled.mockRestore())
    const answer = { is_processing: true, result_image: IMAGE, history_images: [{ description: 'Make it dusk' }] }
    const { user } = await open({ result_image: IMAGE }, { script: [sent(answer)] })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Make it dusk')
    expect(scrolled).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }))
  })

  it('shows the number of edits left and submits the text once', async () => {
    const answer = { is_processing: true, result_image: IMAGE, history_images: [{ description: 'Make it dusk' }] }
    const onEditSubmit = vi.fn()
    const props = { onEditSubmit }
    const { user, requests } = await open({ result_image: IMAGE }, { script: [sent(answer)], props })
    expect(await screen.findByText('3 edits remaining')).toBeVisible()
    // The text is in a live region, so that screen readers announce a new number.
    expect(screen.getByText('3 edits remaining')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    const box = screen.getByRole('textbox', { name: 'What edits would you like to make?' })
    expect(box).toHaveFocus()
    expect(requests()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Make it dusk' }))
    await user.click(screen.getByRole('button', { name: 'More candles' }))
    expect(box).toHaveValue('Make it dusk. More candles')
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    expect(requests()).toHaveLength(1)
    expect(onEditSubmit).toHaveBeenCalledExactlyOnceWith({ id: VISION_ID, text: 'Make it dusk. More candles' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit Vision' })).toHaveFocus()
  })

  it('offers the suggested edits of the backend below an edited image, and writes the chosen one into the form', async () => {
    const suggested_edits = ['More flowers', 'Add hanging plants']
    const { user, requests } = await open(withEdits(1, { suggested_edits }))
    const ideas = within(await screen.findByRole('region', { name: 'Ideas for your next edit' }))
    await user.click(ideas.getByRole('button', { name: 'Add hanging plants' }))
    const box = screen.getByRole('textbox', { name: 'What edits would you like to make?' })
    expect(box).toHaveValue('Add hanging plants')
    expect(box).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Make it dusk' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More flowers' }))
    expect(box).toHaveValue('Add hanging plants. More flowers')
    expect(requests()).toEqual([])
  })

  it('offers no suggested edits if no edits are left', async () => {
    await open(withEdits(3, { suggested_edits: ['More flowers'] }))
    await screen.findByText('0 edits remaining')
    expect(screen.queryByRole('button', { name: 'More flowers' })).toBeNull()
  })

  it('lists what an edit changed, unless the prompt of the edit says the same', async () => {
    const history_images = [
      { description: 'More flowers', changes: ['more flowers'] },
      { description: 'Dusk', changes: ['Light: dusk'] },
    ]
    await open({ result_image: IMAGE, history_images })
    expect(screen.getAllByText(/more flowers/i)).toHaveLength(1)
    expect(screen.getByText('Light: dusk')).toBeVisible()
  })

  it('keeps the image under the loader, lists the edit and disables editing while an edit is in progress', async () => {
    const answer = { is_processing: true, result_image: IMAGE, history_images: [{ description: 'Make it dusk' }] }
    const { user, wait } = await open(withEdits(1), { script: [visionAnswer({ result_image: IMAGE }), sent(answer)] })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Make it dusk')
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    expect(screen.getByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', IMAGE)
    expect(screen.getByText('Dreaming up your vision...', { selector: '.vk-vision__message' })).toBeVisible()
    // No email announces an edit.
    expect(screen.queryByText(/^Hang tight/)).toBeNull()
    expect(within(screen.getByRole('list', { name: 'Your edits' })).getByText('Edit 1')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Vision' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await wait(10_000)
    expect(screen.getByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', 'https://api.test/1.png')
    expect(screen.getByText('2 edits remaining')).toBeVisible()
  })

  it('shows an error for an empty edit', async () => {
    const { user, requests } = await open({ result_image: IMAGE })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an edit')
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter an edit')
    expect(requests()).toEqual([])
  })

  it.each([
    [{ status: 409, code: 'still_processing' }, "We're still working on another edit."],
    [{ status: 500, code: 'internal' }, "We couldn't send your edit."],
  ])('keeps the text and explains the error %j', async ({ status, code }, text) => {
    const no = { ...sent({}), status, body: { detail: 'No.', code, request_id: 'r' } }
    const { user } = await open({ result_image: IMAGE }, { script: [no] })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Dusk')
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('textbox')).toHaveValue('Dusk')
  })

  it('keeps the text and restores the focus when the form closes', async () => {
    const { user } = await open({ result_image: IMAGE })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Dusk')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Edit Vision' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    expect(screen.getByRole('textbox')).toHaveValue('Dusk')
  })

  it('reopens the form after a reload without moving the focus', async () => {
    const before = await open({ result_image: IMAGE })
    await before.user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await before.user.type(screen.getByRole('textbox'), 'Dusk')
    before.unmount()
    before.client.destroy()
    await open({ result_image: IMAGE }, { platform: before.platform })
    expect(screen.getByRole('textbox')).toHaveValue('Dusk')
    expect(screen.getByRole('textbox')).not.toHaveFocus()
  })

  it('submits by keyboard, but not during an IME composition', async () => {
    const answer = { is_processing: true, result_image: IMAGE, history_images: [{ description: 'Dusk' }] }
    const { user, requests } = await open({ result_image: IMAGE }, { script: [sent(answer)] })
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Dusk')
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(requests()).toEqual([])
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(requests()).toHaveLength(1))
  })

  it('opens the credits dialog instead of submitting when no edits are left', async () => {
    const onCreditsNeeded = vi.fn()
    const { user, requests } = await open(withEdits(3), { props: { onCreditsNeeded } })
    expect(await screen.findByText('0 edits remaining')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Dusk')
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    const dialog = within(await screen.findByRole('dialog'))
    const [reason] = await dialog.findAllByRole('alert')
    expect(reason).toHaveTextContent("You've used all 3 edits for this vision.")
    expect(onCreditsNeeded).toHaveBeenCalledTimes(1)
    expect(requests()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox')).toHaveValue('Dusk')
  })

  it('hides the number of edits for accounts with unlimited edits', async () => {
    await open(withEdits(3), { credits: -1 })
    expect(screen.queryByText(/edits remaining/)).toBeNull()
  })

  it('shows an error below the image when the last edit failed', async () => {
    const onVisionFail = vi.fn()
    await open(withEdits(1, { failure: { code: 'refused' } }), { props: { onVisionFail } })
    expect(screen.getByRole('alert')).toHaveTextContent("Your last edit didn't work.")
    expect(screen.getByRole('alert')).toHaveTextContent('The image service declined this description')
    expect(screen.getByRole('alert')).toHaveTextContent(`Reference number: ${VISION_ID}`)
    expect(screen.getByRole('img', { name: /^Your vision/ })).toBeVisible()
    expect(onVisionFail).toHaveBeenCalledTimes(1)
  })
})

describe('VisionView, versions', () => {
  it('shows the newest version first and earlier versions on request', async () => {
    const { user } = await open(withEdits(2))
    const versions = within(screen.getByRole('radiogroup', { name: 'Versions of this image' }))
    expect(versions.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Original',
      'Edit 1',
      'Edit 2',
    ])
    expect(versions.getByRole('radio', { name: 'Edit 2' })).toBeChecked()
    await user.click(versions.getByRole('radio', { name: 'Original' }))
    expect(screen.getByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', IMAGE)
  })

  it('shows the newest version when an edit starts, but still allows the visitor to select other versions', async () => {
    const answer = withEdits(2, { is_processing: true, history_images: [...edited(2), { description: 'Roses' }] })
    const { user } = await open(withEdits(2), { script: [sent(answer)] })
    await user.click(screen.getByRole('radio', { name: 'Original' }))
    await user.click(screen.getByRole('button', { name: 'Edit Vision' }))
    await user.type(screen.getByRole('textbox'), 'Roses')
    await user.click(screen.getByRole('button', { name: 'Submit Edits' }))
    expect(screen.getByRole('radio', { name: 'Edit 2' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Edit 1' }))
    expect(screen.getByRole('img', { name: /^Your vision/ })).toHaveAttribute('src', 'https://api.test/1.png')
  })

  it('hides versions whose image the backend does not return', async () => {
    await open({ result_image: IMAGE, history_images: [{ description: 'Dusk' }] })
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.getByText('Edit 1')).toBeVisible()
  })

  it("compares versions with the host's component on the page and in the viewer", async () => {
    const { user } = await open(withEdits(2), { props: { compare: BeforeAfter } })
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    expect(screen.getByRole('slider', { name: 'Compare' })).toHaveAttribute('aria-valuetext', 'Edit 1 50%')
    await user.click(screen.getByRole('radio', { name: 'Original' }))
    expect(screen.getByRole('slider', { name: 'Compare' })).toHaveAttribute('aria-valuetext', 'Original 50%')
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    await user.click(screen.getByRole('button', { name: 'Enlarge image' }))
    const viewer = within(await screen.findByRole('dialog'))
    await user.click(viewer.getByRole('button', { name: 'Compare' }))
    expect(viewer.getByRole('slider', { name: 'Compare' })).toBeVisible()
    expect(viewer.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('switches versions while Compare is pressed if the host passes no component', async () => {
    const { user } = await open(withEdits(2))
    const picture = () => screen.getByRole('img', { name: /^Your vision/ })
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    expect(picture()).toHaveAttribute('src', 'https://api.test/1.png')
    expect(picture()).toHaveAccessibleName('Your vision: A garden at dusk. Edit 1: Make it dusk')
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    await user.click(screen.getByRole('button', { name: 'Enlarge image' }))
    const viewer = within(await screen.findByRole('dialog'))
    await user.click(viewer.getByRole('button', { name: 'Compare' }))
    expect(viewer.getByRole('img')).toHaveAttribute('src', 'https://api.test/1.png')
  })

  it('shows the other version while Shift is held, on the page and in the viewer', async () => {
    const { user } = await open(withEdits(1))
    const picture = () => screen.getByRole('img', { name: /^Your vision/ })
    act(() => screen.getByRole('radio', { name: 'Edit 1' }).focus())
    await user.keyboard('{Shift>}')
    expect(picture()).toHaveAttribute('src', IMAGE)
    expect(screen.getByText('Original', { selector: '[role="status"]' })).toBeVisible()
    await user.keyboard('{/Shift}')
    expect(picture()).toHaveAttribute('src', 'https://api.test/1.png')
    await user.click(screen.getByRole('button', { name: 'Enlarge image' }))
    await user.keyboard('{Shift>}')
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', IMAGE)
  })

  it('offers no comparison if there is only one version', async () => {
    await open(withEdits(0))
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
  })
})

describe('VisionView, viewer', () => {
  async function enlarge() {
    const page = await open({ result_image: IMAGE })
    await page.user.click(screen.getByRole('button', { name: 'Enlarge image' }))
    const viewer = within(await screen.findByRole('dialog'))
    return { ...page, viewer, picture: viewer.getByRole('img') }
  }

  it('zooms with keys and the wheel, from 1× to 4×', async () => {
    const { user, viewer, picture } = await enlarge()
    expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
    // The shortcut works while any element of the dialog has the focus.
    act(() => viewer.getByRole('button', { name: 'Close' }).focus())
    await user.keyboard('+')
    expect(picture).toHaveStyle({ inlineSize: '150%' })
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }))
    await user.keyboard('+-')
    expect(picture).toHaveStyle({ inlineSize: '200%' })
    await user.keyboard('0')
    expect(picture).toHaveStyle({ inlineSize: '100%' })
    fireEvent.wheel(picture, { deltaY: -100_000 })
    expect(picture).toHaveStyle({ inlineSize: '400%' })
    expect(viewer.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    fireEvent.wheel(picture, { deltaY: 100_000 })
    expect(picture).toHaveStyle({ inlineSize: '100%' })
  })

  it('links to the image file for download', async () => {
    const { viewer } = await enlarge()
    expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `${IMAGE}?download=A%20garden%20at%20dusk`,
    )
  })
})

it('VisionView offers "Upgrade" for an image with a watermark', async () => {
  const { user } = await open({ result_image: IMAGE, is_watermarked: true })
  await user.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('dialog', { name: 'More visions' })).toBeVisible()
})

it('VisionView calls onStartFrom with its vision when the visitor starts a new vision from it', async () => {
  const onStartFrom = vi.fn()
  const { user } = await open({ result_image: IMAGE }, { props: { onStartFrom } })
  await user.click(screen.getByRole('button', { name: 'Start a new vision from this one' }))
  expect(onStartFrom).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: VISION_ID, result_image: IMAGE }))
})

it('VisionView lists what the image shows of the prompt, and what it does not show', async () => {
  await open({
    result_image: IMAGE,
    understood: [{ phrase: 'in a garden', as: 'garden' }],
    not_drawn: ['emerald tiles'],
  })
  expect(screen.getByText('Drawn:').parentElement).toHaveTextContent('Drawn: garden')
  expect(screen.getByText('Not drawn yet:').parentElement).toHaveTextContent('Not drawn yet: emerald tiles')
  expect(screen.queryByText(/Your venue photo/)).toBeNull()
})

it('VisionView explains what the photo of the venue decides if the image does not show a phrase', async () => {
  await open({
    result_image: IMAGE,
    images: [{ image: 'https://api.test/lawn.webp', role: 'venue' }],
    understood: [
      { phrase: 'ceremony', as: '' },
      { phrase: 'arch', as: 'arch' },
    ],
    not_drawn: ['at night'],
  })
  expect(screen.getByText('Drawn:').parentElement).toHaveTextContent(/^Drawn: arch$/)
  expect(screen.getByText('Your venue photo sets the place, the time of day and the weather.')).toBeVisible()
})
