import { expect, it } from 'vitest'
import { fillBrand } from './fill-brand.ts'

const brand = {
  name: 'Ja & $& Ja',
  wordmark: 'ja & ja',
  copyright: '© 2026 Ja & Ja',
  region: { en: 'northern Bavaria', es: 'el norte de Baviera' },
}

it.each([
  ['en', 'On {{brand}}', 'On Ja & $& Ja'],
  ['en', '{{wordmark}} {{copyright}}', 'ja & ja © 2026 Ja & Ja'],
  ['en', '{{Region}}’s vendors in {{region}}', 'Northern Bavaria’s vendors in northern Bavaria'],
  ['es', 'Los proveedores de {{region}}', 'Los proveedores del norte de Baviera'],
  ['es', 'Solo en {{region}}', 'Solo en el norte de Baviera'],
  ['en', 'No placeholder', 'No placeholder'],
] as const)('fillBrand in %s changes "%s" to "%s"', (language, text, filled) => {
  expect(fillBrand(text, brand, language)).toBe(filled)
})
