import { WEDDING_STYLES, type WeddingStyle } from '@vowkit/sdk-core/contract'
import { phrasesIn } from './lexicon.ts'
import { isNegated } from './negation.ts'
import type { Reading } from './reading.ts'
import { wordsOf } from './tokens.ts'

/** The words for the styles in English, Spanish, French, German and Arabic. */
const WORDS: Readonly<Record<WeddingStyle, string>> = {
  Rustic: 'rustic, rústico, rústica, rustique, rustikal, rustikale',
  Classic: 'classic, clásico, clásica, classique, klassisch, klassische, كلاسيكي, كلاسيكية',
  Modern: 'modern, moderno, moderna, moderne, عصري, عصرية',
  Vintage: 'vintage',
  Boho: 'boho, bohemian, bohemio, bohemia, bohème, بوهيمي, بوهيمية',
  Romantic: 'romantic, romántico, romántica, romantique, romantisch, romantische, رومانسي, رومانسية',
  Glamorous: 'glamorous, glamuroso, glamurosa, glamour, glamourös, glamouröse',
  Garden: 'garden, jardín, jardin, Garten, Gartenhochzeit, حديقة, الحديقة',
  // "Wine country" is a region.
  Country: 'country wedding, country style, country chic, campestre, champêtre, ländlich, ländliche, ريفي, ريفية',
  Industrial: 'industrial, industriel, industrielle, industriell',
  Beach: 'beach, playa, plage, Strand, Strandhochzeit, شاطئ, الشاطئ',
  Colorful: 'colorful, colourful, colorido, colorida, coloré, colorée, bunt, bunte',
  Unique: 'unique, einzigartig, einzigartige',
  DIY: 'diy, hecho a mano, hecha a mano',
  Cultural: 'cultural, multicultural, culturel, culturelle, kulturell',
  Fairytale: 'fairytale, fairy tale, cuento de hadas, de cuento, conte de fées, märchenhaft, märchenhafte',
  Elegant: 'elegant, elegante, élégant, élégante, أنيق, أنيقة',
  Whimsical: 'whimsical, fantasioso, fantasiosa, fantaisiste, verspielt, verspielte',
  Intimate: 'intimate, íntimo, íntima, intime, intim',
  Casual: 'casual, informal, décontracté, décontractée',
  Cozy: 'cozy, cosy, acogedor, acogedora, chaleureux, chaleureuse, gemütlich, gemütliche',
  Luxurious: 'luxurious, luxury, lujoso, lujosa, luxueux, luxueuse, luxuriös, luxuriöse, فاخر, فاخرة',
}

const PHRASES = WEDDING_STYLES.map((style) => ({ style, phrases: phrasesIn(WORDS[style]).map(wordsOf) }))

/** Returns the wedding styles that a text names: "a garden wedding". */
export function readStyles({ tokens, tags, names }: Reading): WeddingStyle[] {
  const isNamedAt = (at: number, words: readonly string[]) =>
    words.every((word, i) => tokens[at + i]?.word === word) && !isNegated(at, tokens, tags, names)
  return PHRASES.filter(({ phrases }) => phrases.some((words) => tokens.some((_, at) => isNamedAt(at, words)))).map(
    ({ style }) => style,
  )
}
