import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BeforeAfter } from './before-after.tsx'

function open() {
  render(
    <BeforeAfter
      label="Compare"
      alt="A garden at dusk"
      before={{ src: 'https://api.test/1.png', label: 'Original' }}
      after={{ src: 'https://api.test/2.png', label: 'Edit 1' }}
    />,
  )
  return screen.getByRole('slider', { name: 'Compare' })
}

it('BeforeAfter shows half of each image with its label', () => {
  const slider = open()
  expect(screen.getByRole('img', { name: 'Original: A garden at dusk' })).toHaveAttribute(
    'src',
    'https://api.test/1.png',
  )
  expect(screen.getByRole('img', { name: 'Edit 1: A garden at dusk' })).toHaveAttribute('src', 'https://api.test/2.png')
  expect(slider).toHaveAttribute('aria-valuetext', 'Original 50%')
})

it('BeforeAfter moves the dividing line with its slider', () => {
  const slider = open()
  fireEvent.input(slider, { target: { value: '80' } })
  expect(slider).toHaveValue('80')
  expect(slider).toHaveAttribute('aria-valuetext', 'Original 80%')
  expect(slider.parentElement?.style.getPropertyValue('--_share')).toBe('80%')
})

it('BeforeAfter lets the browser choose the image size from srcSet and sizes', () => {
  const sizes = { srcSet: 'https://api.test/2-720.png 720w, https://api.test/2.png 1200w', sizes: '372px' }
  render(
    <BeforeAfter
      label="Compare"
      alt=""
      before={{ src: 'https://api.test/1.png', label: 'Original' }}
      after={{ src: 'https://api.test/2.png', ...sizes, label: 'Edit 1' }}
    />,
  )
  expect(screen.getByRole('img', { name: /^Edit 1/ })).toHaveAttribute('srcset', sizes.srcSet)
  expect(screen.getByRole('img', { name: /^Original/ })).not.toHaveAttribute('srcset')
})
