// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { prerenderFrontPage, prerenderNewVision } from './prerender.tsx'

const PAGE = '<head><title>Vowkit</title></head><body><div id="root"></div></body>'

describe('the prerendered front page', () => {
  it('contains the heading, and preloads its first image', () => {
    const page = prerenderFrontPage(PAGE)
    expect(page).toContain('<div id="root"><header')
    expect(page).toContain('<h1 class="hero__title">Bring your <em>dream wedding</em> to life</h1>')
    expect(page).toMatch(/<link rel="preload" as="image" [^>]*hero-garden-960\.avif 960w/)
  })

  it('complies with the content security policy, and has no link without a URL', () => {
    const page = prerenderFrontPage(PAGE)
    expect(page).not.toMatch(/ style=|<script|<style| on\w+=/)
    expect(
      page.match(/<a [^>]*>/g)?.filter((link) => !/ href="\/| aria-disabled="true"| href="#main"/.test(link)),
    ).toEqual([])
  })
})

describe('the prerendered page of a new vision', () => {
  it('contains the heading and an image of the example', () => {
    const page = prerenderNewVision(PAGE)
    expect(page).toMatch(/<div id="root">.*<header class="navbar"/s)
    expect(page).toMatch(/<h1 [^>]*>Bring your <em>dream wedding<\/em> to life<\/h1>/)
    expect(page).toMatch(/<img [^>]*srcSet="\/img\/demo-venue-400\.webp 400w/)
  })

  it('has inert controls and a loading status', () => {
    const page = prerenderNewVision(PAGE)
    expect(page).toMatch(/<div class="first-vision" inert="">.*<textarea/s)
    expect(page).not.toContain('type="file"')
    expect(page.indexOf('role="status">Loading<')).toBeGreaterThan(page.lastIndexOf('</main></div>'))
  })

  it('complies with the content security policy', () => {
    expect(prerenderNewVision(PAGE)).not.toMatch(/ style=|<script|<style| on\w+=/)
  })
})
