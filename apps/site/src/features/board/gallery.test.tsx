import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

function setup(count: number) {
  const images = Array.from({ length: count }, (_, place) => `https://api.test/${place + 1}.jpg`)
  render(<Gallery label="Cakes pictures" images={images} />)
  return { shown: () => screen.getAllByRole('img').map((image) => image.getAttribute('src')) }
}

it('the gallery shows a single image without arrows', () => {
  const { shown } = setup(1)
  expect(shown()).toEqual(['https://api.test/1.jpg'])
  expect(screen.queryByRole('button')).toBeNull()
})

it('the gallery renders nothing without images', () => {
  setup(0)
  expect(document.body.textContent).toBe('')
})

it('the gallery cycles through its images and shows the current position', () => {
  const { shown } = setup(3)
  expect(screen.getByRole('region', { name: 'Cakes pictures' }).getAttribute('aria-roledescription')).toBe('carousel')
  expect(shown()).toEqual(['https://api.test/1.jpg'])
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(shown()).toEqual(['https://api.test/2.jpg'])
  expect(screen.getByText('2 of 3')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(screen.getByText('3 of 3')).toBeDefined()
})

it('the gallery follows a swipe, but neither a tap nor the mouse', () => {
  setup(3)
  const gallery = screen.getByRole('region')
  const drag = (from: number, to: number, pointerType = 'touch') => {
    fireEvent.pointerDown(gallery, { pointerType, clientX: from })
    fireEvent.pointerUp(gallery, { pointerType, clientX: to })
  }
  drag(300, 100)
  expect(screen.getByText('2 of 3')).toBeDefined()
  drag(100, 300)
  expect(screen.getByText('1 of 3')).toBeDefined()
  drag(300, 290)
  drag(300, 100, 'mouse')
  expect(screen.getByText('1 of 3')).toBeDefined()
})

it('the gallery shows a placeholder for an image that fails to load', () => {
  setup(1)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Cakes pictures: not available' })).toBeDefined()
})
