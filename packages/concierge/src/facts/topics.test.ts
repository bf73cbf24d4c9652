import { expect, it } from 'vitest'
import { TOPICS } from './topics.ts'

it('every topic has a kebab-case name, a label and lower-case words', () => {
  for (const [name, { label, words, asked = [] }] of TOPICS) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(label).not.toBe('')
    expect(words.length, name).toBeGreaterThan(0)
    for (const word of [...words, ...asked]) expect(word, name).toBe(word.toLowerCase().trim())
  }
})

it('no two topics share a word', () => {
  const owners = new Map<string, string>()
  for (const [name, { words, asked = [] }] of TOPICS)
    for (const word of [...words, ...asked]) {
      expect(owners.get(word) ?? name, word).toBe(name)
      owners.set(word, name)
    }
})
