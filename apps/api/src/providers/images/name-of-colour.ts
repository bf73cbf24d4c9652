import { type Language, labelOf, nearColours, type Vocabulary } from '@vowkit/understanding'
import { vocabularyOf } from './vocabularies.ts'

/** Adds the names of the colours of an image in a language. */
export function withPaletteNames<Detail extends { palette?: string[] | undefined }>(
  detail: Detail,
  language: Language,
): Detail & { palette_names?: string[] } {
  const { palette } = detail
  return palette
    ? { ...detail, palette_names: palette.map((hex) => nameOfColour(hex, vocabularyOf(language))) }
    : detail
}

/** Returns the name of the named colour that is nearest to a colour, in the language of the vocabulary. */
export function nameOfColour(hex: string, vocabulary: Vocabulary): string {
  const [name = 'white'] = nearColours(hex, 1)
  return labelOf({ kind: 'colour', name }, vocabulary)
}
