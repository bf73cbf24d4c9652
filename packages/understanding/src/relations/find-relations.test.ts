import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'
import { de } from '../vocabularies/de.ts'
import { en } from '../vocabularies/en.ts'
import { es } from '../vocabularies/es.ts'
import { fr } from '../vocabularies/fr.ts'
import { it as italian } from '../vocabularies/it.ts'
import { findRelations } from './find-relations.ts'

const VOCABULARIES = [en, de, es, fr, italian]

function relationsOf(text: string): string[] {
  const { understood, language } = understand(text, VOCABULARIES)
  return findRelations(text, understood, language).map(
    ({ name, phrase, subject }) => `${name}: ${subject.phrase} | ${phrase}`,
  )
}

describe('findRelations', () => {
  it.each([
    ['a garden with long tables under a large tree', 'under: long tables | under a large tree'],
    ['daisies on every pew, sunshine', 'on-every: daisies | on every pew'],
    ['Under a willow, a bride and a groom kiss', 'under: bride | Under a willow'],
    ['de longues tables blanches sous les platanes', 'under: longues tables blanches | sous les platanes'],
    ['lange Tische unter Kastanien', 'under: lange Tische | unter Kastanien'],
    ['sposi in barca, nebbia', 'in: sposi | in barca'],
  ])('finds the relation of "%s"', (text, relation) => {
    expect(relationsOf(text)).toContain(relation)
  })

  it.each(['lanterns on the left, a fountain', 'string lights above, a coral arch', 'roses, lanterns and a fountain'])(
    'finds no relation between the phrases of "%s"',
    (text) => {
      expect(relationsOf(text)).toEqual([])
    },
  )
})
