import { cleanup, screen } from '@testing-library/react'
import type { SiteBrand } from '@vowkit/sdk-core/contract'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { spanish } from '../spanish/index.ts'
import { haveCode, openScreen } from '../testing/open-screen.tsx'
import { showEverything } from '../testing/show-everything.ts'
import { fillTexts } from './language/fill-texts.ts'

const BRAND: SiteBrand = {
  name: 'Ja & Ja',
  wordmark: 'ja & ja',
  copyright: '© 2026 Ja & Ja',
  region: { en: 'Berlin', es: 'Berlín' },
}
/** The names and the currency of the demo, which no other deployment may show. */
const FOREIGN = /vowkit|california|© 2025|\$\$|\$\d/i

beforeAll(() => haveCode('/'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the landing page shows the names of the deployment and none of the demo', async () => {
  showEverything()
  openScreen('/', { config: { brand: BRAND, currency: 'EUR' } })
  expect(screen.getByText('© 2026 Ja & Ja')).toBeDefined()
  expect(await screen.findByText('€3,600.00')).toBeDefined()
  expect(screen.getByText(/Berlin's vendors, seen through/)).toBeDefined()
  expect(document.title).toMatch(/ · Ja & Ja$/)
  expect(document.body.innerHTML).not.toMatch(FOREIGN)
  expect(document.body.innerHTML).not.toContain('{{')
})

it('the bar of the landing page shows the logo of the deployment', () => {
  openScreen('/', { config: { brand: { ...BRAND, logoUrl: 'https://ja.example/logo.svg' } } })
  const [logo] = screen.getAllByRole('img', { name: 'ja & ja' })
  expect(logo?.getAttribute('src')).toBe('https://ja.example/logo.svg')
})

it('a configuration without names shows those of the demo', () => {
  openScreen('/', {})
  expect(screen.getByText('© 2025 Vowkit')).toBeDefined()
  expect(screen.getByText(/Northern California's vendors, seen through/)).toBeDefined()
})

const ENGLISH = Object.values(
  import.meta.glob<Record<string, { area: string; english: object }>>(['../features/*/messages.ts', './messages.ts'], {
    eager: true,
  }),
).flatMap((module) => Object.values(module))

it('no English text of the site contains a name of the demo', () => {
  const areas = ENGLISH.filter((one) => typeof one === 'object' && 'english' in one)
  expect(areas.length).toBeGreaterThan(10)
  for (const { area, english } of areas) expect(textsOf(english), area).not.toMatch(FOREIGN)
})

it('no Spanish text of the site contains a name of the demo', () => {
  for (const [area, texts] of Object.entries(spanish.site)) expect(textsOf(texts), area).not.toMatch(FOREIGN)
})

/** All texts of an object, including the source of its functions. */
function textsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).map(textsOf).join('\n')
}

it('fillTexts fills texts, lists and functions, and returns the same object for the same texts', () => {
  const texts = { title: 'On {{brand}}', list: ['{{region}}'], found: (count: number) => `${count} in {{region}}` }
  const filled = fillTexts(texts, BRAND, 'es')
  expect(filled).toMatchObject({ title: 'On Ja & Ja', list: ['Berlín'] })
  expect(filled.found(3)).toBe('3 in Berlín')
  expect(fillTexts(texts, BRAND, 'es')).toBe(filled)
})
