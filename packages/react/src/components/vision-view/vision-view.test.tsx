import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView } from './vision-view.tsx'

const IMAGE = 'https://api.test/p.png'

function open(vision: object, props: object = {}) {
  const script = [{ ...visionAnswer(vision), always: true }]
  return setup(<VisionView visionId={VISION_ID} {...props} />, { isSignedIn: true, script })
}

describe('VisionView, in progress', () => {
  const since = '2026-06-01T12:00:00Z'
  const drawing = { is_task_processing: true, processing_since: since }

  it('alternates the progress messages every 2.5 seconds and announces only the first', async () => {
    const { wait } = open(drawing)
    // The region must exist before its text. Otherwise, screen readers do not announce the text.
    const [status] = screen.getAllByRole('status')
    expect(status).toBeEmptyDOMElement()
    await screen.findByText(/We'll send an email when your vision is ready/)
    expect(status).toHaveTextContent('Dreaming up your vision...')
    await wait(2_500)
    expect(screen.getByText('Adding a touch of magic...')).toHaveAttribute('aria-hidden', 'true')
    expect(status).toHaveTextContent('Dreaming up your vision...')
    await wait(10_000)
    expect(screen.getAllByText('Dreaming up your vision...')).toHaveLength(2)
  })

  it('shows the time elapsed since the request once 20 seconds have passed', async () => {
    const { wait } = open(drawing)
    await screen.findByText(/We'll send an email/)
    await wait(19_000)
    expect(screen.queryByRole('timer')).toBeNull()
    await wait(66_000)
    expect(screen.getByRole('timer')).toHaveTextContent('1:25')
  })

  it('offers "Check again" after 15 minutes', async () => {
    const { wait, user, platform } = open(drawing)
    await screen.findByText(/We'll send an email/)
    await wait(15 * 60_000)
    const before = platform.backend.requests.length
    expect(document.querySelector('.vk-arch')).toHaveAttribute('data-still', 'true')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(platform.backend.requests.length).toBe(before + 1)
  })
})

describe('VisionView, ready', () => {
  it('shows the image with its prompt, reference images and labels', async () => {
    const onVisionReady = vi.fn()
    open(
      {
        result_image: IMAGE,
        is_illustrated: true,
        is_watermarked: true,
        images: [{ image: 'https://api.test/a.png' }, { image: 'https://api.test/b.png', role: 'venue' }],
      },
      { onVisionReady },
    )
    expect(await screen.findByRole('img', { name: 'Your vision: A garden at dusk' })).toHaveAttribute('src', IMAGE)
    expect(screen.getByText('Illustrated preview')).toBeVisible()
    expect(screen.getByText('Free preview. Upgrade to remove the watermark.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Reference image 1' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Photo of your venue' })).toHaveAttribute('src', 'https://api.test/b.png')
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Your vision is ready.')
    expect(onVisionReady).toHaveBeenCalledTimes(1)
  })

  it('uses a summary of the prompt as the alternative text of the image, and names the colours', async () => {
    const description = `An orchard in late September. ${'Lanterns in the branches. '.repeat(8)}`
    open({ title: 'Our orchard', description, result_image: IMAGE, palette: ['#203040', 'url(evil)', '#F2E6D8'] })
    const picture = await screen.findByRole('img', { name: /^Your vision: Our orchard. An orchard in late September/ })
    expect(picture.getAttribute('alt')).toHaveLength('Your vision: Our orchard. '.length + 113)
    const palette = within(screen.getByRole('list', { name: 'Colors in this image' }))
    expect(palette.getAllByRole('listitem').map(({ title }) => title)).toEqual(['#203040', '#F2E6D8'])
  })

  it('names the colours of the image in words if the backend knows their names', async () => {
    open({ result_image: IMAGE, palette: ['#203040', '#f2e6d8'], palette_names: ['navy', 'ivory'] })
    const palette = within(await screen.findByRole('list', { name: 'Colors in this image' }))
    expect(palette.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['navy', 'ivory'])
  })

  it('opens the image in a viewer that zooms by keyboard and closes', async () => {
    const { user } = open({ result_image: IMAGE })
    await user.click(await screen.findByRole('button', { name: 'Enlarge image' }))
    const viewer = within(await screen.findByRole('dialog', { name: 'A garden at dusk' }))
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }))
    await user.keyboard('+')
    expect(viewer.getByRole('img')).toHaveStyle({ inlineSize: '200%' })
    expect(viewer.getByRole('region', { name: 'A garden at dusk' })).toHaveAttribute('tabindex', '0')
    await user.click(viewer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a retry button in place of an image that does not load', async () => {
    const { user, platform } = open({ result_image: IMAGE })
    fireEvent.error(await screen.findByRole('img', { name: /^Your vision/ }))
    expect(screen.getByRole('alert')).toHaveTextContent("The image didn't load.")
    const asked = platform.backend.requests.length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('img', { name: /^Your vision/ })).toBeVisible()
    // The component refetches the vision, because the URL of the image may have expired.
    expect(platform.backend.requests).toHaveLength(asked + 1)
  })

  it('keeps the frame of a thumbnail that does not load', async () => {
    open({ result_image: IMAGE, images: [{ image: 'https://api.test/a.png' }] })
    fireEvent.error(await screen.findByRole('img', { name: 'Reference image 1' }))
    expect(screen.getByRole('img', { name: 'Reference image 1' }).tagName).toBe('SPAN')
  })
})

describe('VisionView, copy description', () => {
  it('copies the prompt while the vision is in progress', async () => {
    const { user } = open({ is_processing: true })
    const button = await screen.findByRole('button', { name: 'Copy description' })
    // The region must exist before its text. Otherwise, screen readers do not announce the text.
    const status = screen.getAllByRole('status').at(-1)
    await user.click(button)
    expect(await navigator.clipboard.readText()).toBe('A garden at dusk')
    expect(status).toHaveTextContent('Copied.')
    expect(status).toBeVisible()
  })

  it('shows an error if there is no clipboard', async () => {
    const { user } = open({ result_image: IMAGE })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    await user.click(await screen.findByRole('button', { name: 'Copy description' }))
    expect(screen.getByText("We couldn't copy the text. Select it and copy it yourself.")).toBeVisible()
  })
})

describe('VisionView, failed', () => {
  it.each([
    ['refused', 'The image service declined this description'],
    ['empty', "The image service didn't return an image"],
    ['timeout', 'Creating the image took too long'],
    ['failed', 'Something went wrong while we created the image'],
  ])('explains the failure %s', async (code, text) => {
    const onVisionFail = vi.fn()
    open({ failure: { code, message: '' } }, { onVisionFail })
    expect(
      await screen.findByRole('heading', { name: "We couldn't create this vision. Your credit is back." }),
    ).toBeVisible()
    expect(screen.getByText(new RegExp(text))).toBeVisible()
    expect(screen.getByText(`Reference number: ${VISION_ID}`)).toBeVisible()
    expect(onVisionFail).toHaveBeenCalledTimes(1)
  })
})

it('VisionView explains that a vision does not exist', async () => {
  const answer = { status: 404, body: { detail: 'No.', code: 'not_found', request_id: 'r' } }
  setup(<VisionView visionId={VISION_ID} />, { isSignedIn: true, script: [{ ...visionAnswer(), ...answer }] })
  expect(await screen.findByRole('heading', { name: "We couldn't find this vision." })).toBeVisible()
})

it('VisionView explains that a vision cannot be loaded, and keeps polling', async () => {
  const { wait } = setup(<VisionView visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [
      { ...visionAnswer(), status: 500, body: { detail: 'No.', code: 'internal', request_id: 'r' } },
      visionAnswer({ result_image: IMAGE }),
    ],
  })
  const loader = () => screen.queryByText('Dreaming up your vision...', { selector: '.vk-vision__message' })
  expect(loader()).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent("We can't reach your vision right now"))
  expect(loader()).toBeNull()
  await wait(10_000)
  expect(screen.getByRole('img', { name: /^Your vision/ })).toBeVisible()
})
