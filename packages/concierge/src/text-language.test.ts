import { expect, it } from 'vitest'
import { textLanguage } from './text-language.ts'

it.each([
  ['We grow the flowers ourselves, and arrange them as they grow.', 'en'],
  ['Cultivamos las flores nosotros mismos y las arreglamos como crecen.', 'es'],
  ['Nous cultivons nos fleurs et nous les arrangeons comme elles poussent.', 'fr'],
  ['Wir pflanzen unsere Blumen selbst und binden sie so, wie sie wachsen.', 'de'],
  ['نزرع الزهور بأنفسنا وننسقها كما تنمو.', 'ar'],
])('textLanguage reads the language of "%s" as %s', (text, language) => expect(textLanguage(text)).toBe(language))

it.each(['', 'Iris & Fern', 'Bouquets, Arches'])('textLanguage returns undefined for "%s"', (text) => {
  expect(textLanguage(text)).toBeUndefined()
})
