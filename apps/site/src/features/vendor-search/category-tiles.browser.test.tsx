import '@vowkit/react/tokens.css'
import '../../shared/fonts/hanken-grotesk.css'
import '../../shared/site.css'
import { render, screen } from '@testing-library/react'
import { afterAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CategoryTiles } from './category-tiles.tsx'

afterAll(() => page.viewport(1280, 720))

it('CategoryTiles fits the longest category names into a tile at 320 px', async () => {
  await page.viewport(320, 640)
  const categories = ['Photographers', 'Videographers', 'Hair & Makeup'].map((title, id) => ({ id, title }))
  render(
    <main className="page">
      <CategoryTiles title="Who are you looking for?" categories={categories} />
    </main>,
  )
  await document.fonts.ready
  for (const { title } of categories) {
    const name = screen.getByText(title)
    expect(name.clientWidth).toBeLessThan(160)
    expect(name.scrollWidth, title).toBeLessThanOrEqual(name.clientWidth)
  }
})
