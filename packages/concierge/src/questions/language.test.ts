import { describe, expect, it } from 'vitest'
import { acceptedLanguage, detectLanguage, languageFor } from './language.ts'

describe('detectLanguage recognizes the language of short and long texts', () => {
  it.each([
    ['photographers under 3000', 'en'],
    ['any dj in san jose then?', 'en'],
    ['¿cuánto?', 'es'],
    ['busco fotógrafo en Oakland', 'es'],
    ['merci', 'fr'],
    ['un photographe à San Francisco ?', 'fr'],
    ['danke', 'de'],
    ['Fotograf in Sacramento gesucht', 'de'],
    ['grazie', 'it'],
    ['come cancello il mio account?', 'it'],
    ['obrigado', 'pt'],
    ['quantas edições grátis tem cada visão?', 'pt'],
    ['你好', 'zh'],
    ['شكرا', 'ar'],
  ])('%s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it('returns null for a text that all languages share', () => {
    expect(detectLanguage('DJ', 'en')).toBeNull()
  })
})

describe('languageFor', () => {
  it.each(['fotografer in petulama', 'photograph in napa', 'cattering in sonma', 'limosine sausalito'])(
    'keeps the language of the page for the typos of "%s"',
    (text) => {
      expect(languageFor(text, [], 'en')).toBe('en')
    },
  )

  it('uses the language of earlier questions for an ambiguous question', () => {
    const history = [{ role: 'user' as const, content: 'busco un lugar para mi boda' }]
    expect(languageFor('DJ', history, 'en')).toBe('es')
  })

  it('uses the language of the page if no question shows a language', () => {
    expect(languageFor('DJ', [], 'fr-FR,fr;q=0.9,en;q=0.5')).toBe('fr')
  })
})

describe('acceptedLanguage', () => {
  it('returns the known language with the highest weight', () => {
    expect(acceptedLanguage('nl, de;q=0.7, es;q=0.9')).toBe('es')
  })

  it('returns null without a known language', () => {
    expect(acceptedLanguage('nl')).toBeNull()
  })
})
