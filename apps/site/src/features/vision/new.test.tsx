import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listed, openVision, VISION } from './test/open-vision.ts'

afterEach(cleanup)

it('the demo shows a venue, an inspiration and a prompt, and compares the venue with the vision', async () => {
  openVision('/vision-board/new', { isSignedIn: false })
  const demo = await screen.findByRole('region', { name: 'See our AI in action' })
  expect(demo.textContent).toContain('Garden ceremony at golden hour, blush peonies and ivory roses')
  for (const image of demo.querySelectorAll('.demo__image')) expect(image.getAttribute('width')).toBe('720')
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Compare the venue with the vision' })
  fireEvent.input(slider, { target: { value: '20' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Before 20%')
})

describe('the link to the vision board', () => {
  const link = { name: 'View Your Vision Board' }

  it('shows the latest three images of the account’s visions', async () => {
    const visions = [1, 2, 3, 4].map((day) => ({
      ...VISION,
      id: `v${day}`,
      result_image: `https://api.test/${day}.png`,
      created_at: `2026-05-0${day}T10:00:00Z`,
    }))
    openVision('/vision-board/new', { script: [listed(...visions)] })
    const strip = await screen.findByRole('link', link)
    expect(strip.getAttribute('href')).toBe('/vision-board')
    expect([...strip.querySelectorAll('img')].map((image) => image.src)).toEqual([
      'https://api.test/4.png',
      'https://api.test/3.png',
      'https://api.test/2.png',
    ])
  })

  it('reserves the space of an image that fails to load', async () => {
    openVision('/vision-board/new', { script: [listed(VISION)] })
    const strip = await screen.findByRole('link', link)
    fireEvent.error(strip.querySelector('img') ?? strip)
    expect(strip.querySelector('img')).toBeNull()
    expect(strip.querySelector('.board-strip__picture')).not.toBeNull()
  })

  it('has a second link to a vision in progress', async () => {
    openVision('/vision-board/new', { script: [listed({ ...VISION, is_processing: true })] })
    const drawn = await screen.findByRole('link', { name: 'View your vision in progress' })
    expect(drawn.getAttribute('href')).toBe(`/vision-board/view/${VISION.id}`)
  })

  it('is hidden from accounts without visions and from signed-out visitors', async () => {
    const { platform } = openVision('/vision-board/new', { script: [listed()] })
    await expect.poll(() => platform.backend.to('/vision/list/')).toHaveLength(1)
    expect(screen.queryByRole('link', link)).toBeNull()
    cleanup()
    openVision('/vision-board/new', { isSignedIn: false })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', link)).toBeNull()
  })
})
