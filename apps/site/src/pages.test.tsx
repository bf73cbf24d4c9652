// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawPage, listPages } from './pages.tsx'

const PAGE = '<head><title>{{brand}}</title></head><body><div id="root"></div></body>'

it('drawPage adds links to the code of a screen and sets the title', () => {
  const page = drawPage(PAGE, 'dashboard_search', [{ rel: 'modulepreload', href: '/assets/search.js' }])
  expect(page).toContain('<link crossorigin rel="modulepreload" href="/assets/search.js">\n')
  expect(page).toContain('<title>Search · {{brand}}</title>')
})

it('drawPage adds the calls to prefetch, with placeholders for values from the URL', () => {
  const page = drawPage(PAGE, 'dashboard_search', [])
  expect(page).toContain(
    '<meta name="prefetch" content="/vendor/search-list/?categories={categories}&amp;sort={sort=recommended}&amp;page={page=1}">',
  )
  expect(drawPage(PAGE, 'vendor_details', [])).toContain('<meta name="prefetch" content="/vendor/detail/get/{3}/">')
})

it.each([
  ['dashboard_search', true],
  ['unknown', true],
  ['onboarding', false],
  ['logout', false],
] as const)('drawPage renders %s with a loading status, and with a bar if its layout has one: %s', (name, hasBar) => {
  const page = drawPage(PAGE, name, [])
  expect(page).toContain('role="status" aria-label="Loading"')
  expect(page.includes('<span class="wordmark">{{wordmark}}</span>')).toBe(hasBar)
  expect(page).not.toMatch(/ style=|<script|<style| on\w+=/)
})

it.each([
  ['home', '<h1 class="hero__title">'],
  ['vision-new', 'class="vk-draft__title"'],
] as const)('drawPage prerenders the screen %s with its styles, and defers its code', (name, title) => {
  const page = drawPage(PAGE, name, [
    { rel: 'preload', as: 'style', href: '/assets/screen.css' },
    { rel: 'modulepreload', href: '/assets/screen.js' },
  ])
  expect(page).toContain(title)
  expect(page).toContain('<title>Bring your dream wedding to life · {{brand}}</title>')
  expect(page).toContain('<link crossorigin rel="stylesheet" href="/assets/screen.css">')
  expect(page).toContain('<link crossorigin rel="deferred" href="/assets/screen.js">')
})

it('listPages returns the modules of every screen and layout', () => {
  const pages = listPages()
  expect(pages.find(({ name }) => name === 'settings')).toEqual({
    name: 'settings',
    language: 'en',
    path: 'pages/settings.html',
    pattern: '^\\/settings\\/?$',
    files: [
      '/main.tsx',
      '/features/dashboard-frame/dashboard-layout.tsx',
      '/features/settings/settings-page.tsx',
      '/sdk-core/src/http/create-http.ts',
    ],
  })
  const missing = pages
    .flatMap(({ files }) => files)
    .map((file) => file.replace(/^\/src\//, '/'))
    .filter((file) => !existsSync(new URL(`.${file}`, import.meta.url)))
  expect(new Set(missing)).toEqual(new Set(['/sdk-core/src/http/create-http.ts']))
})

it('drawPage renders a Spanish page with a Spanish title, loading status and lang attribute', () => {
  const html = `<!doctype html><html lang="en">${PAGE}</html>`
  const page = drawPage(html, 'dashboard_search', [], 'es')
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('<title>Buscar · {{brand}}</title>')
  expect(page).toContain('role="status" aria-label="Cargando"')
})
