import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView } from './vision-view.tsx'

const PATH = `/vision/${VISION_ID}/download/`
const IMAGE = 'https://api.test/files/small.webp'
const LARGE = 'https://api.test/files/large.webp?download=Our%20day'
const large = { path: PATH, body: { url: LARGE } }

afterEach(() => vi.restoreAllMocks())

async function open(script: object[], vision: object = { is_illustrated: true }) {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  const page = setup(<VisionView visionId={VISION_ID} />, {
    isSignedIn: true,
    script: [...script, { ...visionAnswer({ result_image: IMAGE, ...vision }), method: 'GET', always: true }],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Enlarge image' }))
  const viewer = within(await screen.findByRole('dialog'))
  const link = viewer.getByRole('link', { name: 'Download' })
  return { ...page, viewer, link, saved, asked: () => page.platform.backend.to(PATH, 'POST').length }
}

describe('the download of a vision', () => {
  it('sends one request for a double click and says that the image is being drawn', async () => {
    const { user, link, saved, asked, viewer } = await open([{ path: PATH, fault: 'hang' }])
    await user.dblClick(link)
    expect(viewer.getByText('Drawing your image in full size…')).toBeVisible()
    expect([asked(), saved]).toEqual([1, []])
  })

  it('saves the large image of an illustrated vision', async () => {
    const { user, link, saved, viewer } = await open([large])
    await user.click(link)
    await waitFor(() => expect(saved).toEqual([LARGE]))
    expect(viewer.queryByText('Drawing your image in full size…')).toBeNull()
  })

  it('shows an error if the drawing fails, and can be repeated', async () => {
    const { user, link, saved, viewer } = await open([{ path: PATH, status: 500 }, large])
    await user.click(link)
    expect(await viewer.findByText(/^We couldn't prepare the download/)).toBeVisible()
    expect(saved).toEqual([])
    await user.click(link)
    await waitFor(() => expect(saved).toEqual([LARGE]))
  })

  it('is a plain link to the file, named after the title, for the image of a model', async () => {
    const { user, link, asked } = await open([], { is_illustrated: false, title: 'Our day' })
    expect(link).toHaveAttribute('href', `${IMAGE}?download=Our%20day`)
    await user.click(link)
    expect(asked()).toBe(0)
  })
})
