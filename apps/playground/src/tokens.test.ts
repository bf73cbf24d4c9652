import { expect, it } from 'vitest'
import { deriveTokens, readTokens } from './tokens.ts'

it('lists each token that all elements have, with its default in both themes', () => {
  const tokens = new Map(readTokens().map((token) => [token.name, token]))
  expect(tokens.get('ink')).toEqual({ name: 'ink', value: '#2a1324', dark: '#f8eff4' })
  expect(tokens.get('scrim')).toEqual({ name: 'scrim', value: 'rgb(42 19 36 / 0.55)', dark: 'rgb(0 0 0 / 0.66)' })
  expect(tokens.get('apricot')).toEqual({ name: 'apricot', value: '#f6b27a', dark: '#f6b27a' })
  expect(tokens.get('radius-l')).toEqual({ name: 'radius-l', value: '16px' })
})

it('leaves out tokens of a single element', () => {
  expect(readTokens().map(({ name }) => name)).not.toContain('assistant-bottom')
})

it('derives the tokens of an accent and a radius, and nothing from unknown values', () => {
  expect(deriveTokens({ accent: '#4d6b3c', radius: 'none' })).toMatchObject({
    primary: 'light-dark(#4d6b3c, #7b9b6a)',
    'radius-l': '0px',
  })
  expect(deriveTokens({ accent: 'green', radius: 'oval' })).toEqual({})
})
