import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockLayout } from '../../../testing/layout.ts'
import { setup } from '../../../testing/setup.tsx'
import { VendorGallery } from './vendor-gallery.tsx'

beforeEach(() => mockLayout({ view: 1000, slide: 250 }))
afterEach(() => vi.restoreAllMocks())

const pictures = (count: number) => Array.from({ length: count }, (_, place) => `https://img.test/${place + 1}.webp`)

function show(images: string[], lang?: string) {
  const view = setup(<VendorGallery images={images} title="Fern & Fig" />, { lang })
  return { ...view, cover: () => view.container.querySelector<HTMLElement>('.vk-cover') ?? view.container }
}

it('VendorGallery loads the main image eagerly and other images lazily', () => {
  const { cover } = show(pictures(9))
  const [main, second] = within(cover()).getAllByRole('img')
  expect(main).toHaveAttribute('src', 'https://img.test/1.webp')
  expect(main).toHaveAttribute('loading', 'eager')
  expect(main).toHaveAccessibleName('Fern & Fig, photo 1 of 9')
  expect(second).toHaveAttribute('loading', 'lazy')
})

it('VendorGallery describes images by their alternative texts, and the others by their number', () => {
  const { container } = setup(<VendorGallery images={pictures(2)} alts={['A table with peonies']} title="Fern & Fig" />)
  const [first, second] = within(container.querySelector<HTMLElement>('.vk-cover') ?? container).getAllByRole('img')
  expect(first).toHaveAccessibleName('A table with peonies')
  expect(second).toHaveAccessibleName('Fern & Fig, photo 2 of 2')
})

it('VendorGallery shows the preview until the main image has loaded', () => {
  const { container } = setup(
    <VendorGallery images={pictures(2)} preview="https://img.test/small.webp" title="Fern & Fig" />,
  )
  const [main, second] = container.querySelectorAll<HTMLElement>('.vk-cover img')
  expect(main?.style.backgroundImage).toContain('https://img.test/small.webp')
  expect(second?.style.backgroundImage).toBe('')
  fireEvent.load(main ?? container)
  expect(main?.style.backgroundImage).toBe('')
})

it.each(['', 'javascript:alert(1)', '/small.webp'])(
  'VendorGallery shows no placeholder for the preview %j',
  (preview) => {
    const { container } = setup(<VendorGallery images={pictures(1)} preview={preview} title="Fern & Fig" />)
    expect(container.querySelector('img')?.style.backgroundImage).toBe('')
  },
)

it('VendorGallery uses smaller sizes in small frames if the image’s URL supports them', () => {
  const { cover } = show([1, 2].map((place) => `https://api.test/catalogue/elm/${place}-960.webp`))
  const [main, second] = within(cover()).getAllByRole('img')
  expect(main).not.toHaveAttribute('srcset')
  expect(second).toHaveAttribute(
    'srcset',
    'https://api.test/catalogue/elm/2-480.webp 480w, https://api.test/catalogue/elm/2-960.webp 960w',
  )
})

it('VendorGallery shows the images after the main one in a carousel that moves by one image and stops at the end', async () => {
  const { user } = show(pictures(6))
  const carousel = within(screen.getByRole('region', { name: 'All photos' }))
  expect(carousel.getAllByRole('listitem')).toHaveLength(5)
  expect(carousel.queryByRole('img', { name: 'Fern & Fig, photo 1 of 6' })).toBeNull()
  const [previous, next] = [
    carousel.getByRole('button', { name: 'Previous photo' }),
    carousel.getByRole('button', { name: 'Next photo' }),
  ]
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(previous).toHaveAttribute('aria-disabled', 'false')
  await user.click(next)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveFocus()
})

it('VendorGallery keeps the arrows of its carousel disabled until the carousel is visible', () => {
  // The observer of the test DOM reports no element as visible.
  vi.restoreAllMocks()
  show(pictures(6))
  expect(screen.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true')
})

it('VendorGallery shows no carousel for one or two images, and a tinted background without images', () => {
  const { show: showNext, cover } = show(pictures(2))
  expect(screen.queryByRole('list')).toBeNull()
  showNext(<VendorGallery images={pictures(1)} title="Fern & Fig" />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show all photos' })).toBeNull()
  showNext(<VendorGallery images={[]} title="Fern & Fig" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(cover()).toHaveClass('vk-wash')
})

it('VendorGallery shows only images with http and https URLs', () => {
  show([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    ' JaVaScRiPt:alert(1)',
    '//img.test/1.webp',
    '/1.webp',
    '',
    'https://img.test/2.webp',
  ])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['https://img.test/2.webp'])
})

it('VendorGallery keeps the frame of an image that does not load', () => {
  const { cover } = show(pictures(3))
  fireEvent.error(within(cover()).getByRole('img', { name: 'Fern & Fig, photo 2 of 3' }))
  const broken = within(cover()).getByRole('img', { name: 'Fern & Fig, photo 2 of 3' })
  expect(broken).not.toHaveAttribute('src')
  expect(broken).toHaveAttribute('data-broken', 'true')
})

it('VendorGallery loads an image whose URL replaces one that failed to load', () => {
  const { show: showNext, cover } = show(pictures(1))
  fireEvent.error(within(cover()).getByRole('img'))
  showNext(<VendorGallery images={['https://img.test/new.webp']} title="Fern & Fig" />)
  expect(within(cover()).getByRole('img')).toHaveAttribute('src', 'https://img.test/new.webp')
})

async function enlarge(count: number, place = 1, lang?: string) {
  mockLayout({ view: 1000, slide: 1000 })
  const view = show(pictures(count), lang)
  await view.user.click(within(view.cover()).getByRole('img', { name: `Fern & Fig, photo ${place} of ${count}` }))
  const dialog = within(screen.getByRole('dialog', { name: 'Fern & Fig' }))
  // A native dialog dispatches `cancel` when Escape is pressed.
  act(() => dialog.getByRole('button', { name: 'Close' }).focus())
  return { ...view, dialog, seen: () => dialog.getByRole('img').getAttribute('src') }
}

it('VendorGallery opens the clicked image in the lightbox and shows its number', async () => {
  const { dialog, seen } = await enlarge(9, 2)
  expect(seen()).toBe('https://img.test/2.webp')
  expect(dialog.getByText('2 of 9')).toBeVisible()
})

it('VendorGallery moves through the lightbox with arrow keys and buttons, and wraps around at the ends', async () => {
  const { user, dialog } = await enlarge(3)
  await user.keyboard('{ArrowRight}')
  expect(dialog.getByText('2 of 3')).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(dialog.getByText('3 of 3')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next photo' }))
  expect(dialog.getByText('1 of 3')).toBeVisible()
})

it('VendorGallery zooms each image separately with its buttons and with the keys + and -', async () => {
  const { user, dialog } = await enlarge(2)
  const size = () => dialog.getByRole('img').parentElement?.style.inlineSize
  const smaller = dialog.getByRole('button', { name: 'Zoom out' })
  expect(smaller).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }))
  await user.keyboard('+')
  expect(size()).toBe('200%')
  await user.keyboard('-')
  expect(size()).toBe('150%')
  await user.click(dialog.getByRole('button', { name: 'Next photo' }))
  expect(size()).toBe('100%')
})

it('VendorGallery closes the lightbox when the visitor presses its button or Escape', async () => {
  const { user, dialog, cover } = await enlarge(2)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(within(cover()).getByRole('button', { name: 'Show all photos' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('VendorGallery reverses the arrow keys in right-to-left languages', async () => {
  const { user, dialog } = await enlarge(3, 1, 'ar')
  await user.keyboard('{ArrowLeft}')
  expect(dialog.getByText('2 of 3')).toBeVisible()
})
