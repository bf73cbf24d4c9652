// @vitest-environment node
import { expect, it } from 'vitest'
import { drawFrontPage } from './front-page.tsx'

const PAGE = '<head><title>Vowkit</title></head><body><div id="root"></div></body>'

it('draws the front page into the page, without a browser', () => {
  const page = drawFrontPage(PAGE)
  expect(page).toContain('<title>Bring your dream wedding to life · Vowkit</title>')
  expect(page).toContain('<div id="root"><header')
  expect(page).toContain('<h1 class="hero__title">Bring your <em>dream wedding</em> to life</h1>')
  expect(page).toMatch(/<link rel="preload" as="image" [^>]*hero-garden-960\.avif 960w/)
})

it('keeps to the content security policy, and has no link that leads nowhere', () => {
  const page = drawFrontPage(PAGE)
  expect(page).not.toMatch(/ style=|<script|<style| on\w+=/)
  expect(
    page.match(/<a [^>]*>/g)?.filter((link) => !/ href="\/| aria-disabled="true"| href="#main"/.test(link)),
  ).toEqual([])
})
