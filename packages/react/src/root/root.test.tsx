import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppearanceContext } from './appearance.ts'
import { Root } from './root.tsx'

it.each([
  ['en', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
])('Root sets the text direction of %s to %s', (lang, dir) => {
  render(
    <AppearanceContext.Provider value={{ lang }}>
      <Root>text</Root>
    </AppearanceContext.Provider>,
  )
  expect(screen.getByText('text')).toHaveAttribute('dir', dir)
})

it('Root renders no second root element inside another Root', () => {
  render(
    <Root>
      <p>
        <Root>inside</Root>
      </p>
    </Root>,
  )
  expect(screen.getByText('inside').tagName).toBe('P')
})
