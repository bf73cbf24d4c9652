import { describe, expect, it } from 'vitest'
import { languageAccepted, languageOf } from './language.ts'
import { en } from './sentences/en/index.ts'
import { es } from './sentences/es/index.ts'
import { toEnglish } from './spanish/to-english.ts'

describe('languageAccepted', () => {
  it.each([
    ['', null],
    ['es', 'es'],
    ['ES-419,en;q=0.8', 'es'],
    ['en;q=0, es;q=0.1', 'es'],
    ['de-DE, fr;q=x', null],
    [';;,q=1,,', null],
  ])('returns the supported language of the header “%s”: %s', (header, language) => {
    expect(languageAccepted(header)).toBe(language)
  })
})

describe('languageOf', () => {
  it.each(['DJ Tía Rosa', 'San Francisco', 'Abuela Fina', '???', ''])('detects no language in “%s”', (text) => {
    expect(languageOf(text)).toBeNull()
  })

  it.each(['flores', '¿hay?', 'una banda para la boda', 'Hola'])('detects that “%s” is Spanish', (text) => {
    expect(languageOf(text)).toBe('es')
  })

  it.each(['flowers', 'do you have parking?', 'a venue in Los Altos'])('detects that “%s” is English', (text) => {
    expect(languageOf(text)).toBe('en')
  })
})

it('a Spanish list uses “e” and “u” before words that require them', () => {
  expect(es.own.missing(['**pasteles**', '**invitaciones**'])).toContain('**pasteles** e **invitaciones**')
  expect(es.find.offerKinds(['joyeros', 'oficiantes'])).toContain('joyeros u oficiantes')
  expect(es.find.offerKinds(['uno', 'dos', 'hielo y tres'])).toContain('uno, dos o hielo y tres')
})

it('the translation of a Spanish question keeps unknown words and the values of numbers', () => {
  expect(toEnglish('¿Floristas de Sebastopol, entre 1.000 y 3 mil?').text).toBe(
    '¿florist of Sebastopol, between 1,000 and 3k?',
  )
  expect(toEnglish('').text).toBe('')
  expect(en.find.title('Florists')).toBe('Florists')
})
