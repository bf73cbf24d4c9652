import './idea.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InspirationText } from './inspiration-text.tsx'

afterEach(cleanup)

it('InspirationText shows six lines of a long text', async () => {
  render(
    <div style={{ lineHeight: '20px', width: 200 }}>
      <InspirationText text={'A very long story. '.repeat(60)} />
    </div>,
  )
  expect(screen.getByText(/A very long story/).clientHeight).toBe(120)
  expect(await screen.findByRole('button', { name: 'More' })).toBeDefined()
})
