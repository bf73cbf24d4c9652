import { describe, expect, it } from 'vitest'
import { CONCEPTS } from '../concepts.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

const KINDS = ['object', 'person', 'attire'] as const

describe.each([en, es, fr, de, italian, pt, ar, zh])('the vocabulary of $language', ({ concepts }) => {
  it.each(KINDS)('has words for every concept of the kind %s', (kind) => {
    const words: Partial<Record<string, string>> = concepts[kind]
    expect(CONCEPTS[kind].filter((name) => name !== 'none' && !words[name])).toEqual([])
  })
})
