// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeOfPages, drawPage } from './pages.tsx'

const PAGE = '<head><title>Vowkit</title></head><body><div id="root"></div></body>'

it('links the page of an address to its code', () => {
  const page = drawPage(PAGE, 'dashboard_search', [{ rel: 'modulepreload', href: '/assets/search.js' }])
  expect(page).toContain('<link crossorigin rel="modulepreload" href="/assets/search.js">\n  </head>')
})

it.each([
  ['dashboard_search', true],
  ['unknown', true],
  ['onboarding', false],
  ['logout', false],
] as const)('draws the beginning of the frame of %s into it, if it has a bar: %s', (route, hasBar) => {
  const page = drawPage(PAGE, route, [])
  expect(page).toContain('role="status" aria-label="Loading"')
  expect(page.includes('<span class="wordmark">vowkit</span>')).toBe(hasBar)
  expect(page).not.toMatch(/ style=|<script|<style| on\w+=/)
})

it.each([
  ['home', '<h1 class="hero__title">'],
  ['vision-new', 'class="vk-draft__title"'],
] as const)(
  'draws what is seen first of %s into its page, with its style, and names its code for later',
  (route, title) => {
    const page = drawPage(PAGE, route, [
      { rel: 'preload', as: 'style', href: '/assets/screen.css' },
      { rel: 'modulepreload', href: '/assets/screen.js' },
    ])
    expect(page).toContain(title)
    expect(page).toContain('<link crossorigin rel="stylesheet" href="/assets/screen.css">')
    expect(page).toContain('<link crossorigin rel="later" href="/assets/screen.js">')
  },
)

it('knows the modules of every screen there is', () => {
  const modules = codeOfPages().flatMap(([, modules]) => modules)
  const missing = modules.filter((module) => !existsSync(new URL(`.${module}`, import.meta.url)))
  expect(new Set(missing)).toEqual(new Set(['/sdk-core/src/http/create-http.ts']))
})
