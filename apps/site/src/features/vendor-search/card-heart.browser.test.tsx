import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSearch, searchCall, vendor } from './test/open-search.tsx'

it('the save button has a background even after the style sheet of the vendor profile loads', async () => {
  openSearch('?categories=4', { path: searchCall(4), body: { results: [vendor('Moss & Fern')], count: 1 } })
  const heart = await screen.findByRole('button', { name: 'Save Moss & Fern' })
  await import('@vowkit/react/vendor-profile.css')
  expect(getComputedStyle(heart).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})
