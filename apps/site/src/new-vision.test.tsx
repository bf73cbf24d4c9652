// @vitest-environment node
import { expect, it } from 'vitest'
import { drawNewVision } from './new-vision.tsx'

const PAGE = '<head><title>Vowkit</title></head><body><div id="root"></div></body>'

it('draws the words of a new vision and its example into the page, without a browser', () => {
  const page = drawNewVision(PAGE)
  expect(page).toMatch(/<div id="root">.*<header class="navbar"/s)
  expect(page).toMatch(/<h1 [^>]*>Bring your <em>dream wedding<\/em> to life<\/h1>/)
  expect(page).toMatch(/<img [^>]*srcSet="\/img\/demo-venue-400\.webp 400w/)
})

it('offers nothing that does not work yet, and says that more comes', () => {
  const page = drawNewVision(PAGE)
  expect(page).toMatch(/<div class="first-vision" inert="">.*<textarea/s)
  expect(page).not.toContain('type="file"')
  expect(page.indexOf('role="status">Loading<')).toBeGreaterThan(page.lastIndexOf('</main></div>'))
})

it('keeps to the content security policy', () => {
  expect(drawNewVision(PAGE)).not.toMatch(/ style=|<script|<style| on\w+=/)
})
