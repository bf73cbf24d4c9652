import { lighten, saturate } from '../base/colour.ts'
import { COLOUR_WORDS } from './colour-words.ts'

/** What a colour applies to: "navy napkins". */
export type ColourTarget = 'napkin' | 'linen' | 'fabric' | 'runner'

export interface ReadColour {
  hex: string
  target: ColourTarget | undefined
  at: number
}

/** Phrases that contain the name of a colour but mean none. */
const MASKED =
  /wine country|wine cellar|black[- ]tie|gold(en)? hour|golden( gate)?|green ?house|greenery|rose gardens?|redwoods?|\broses\b|orange (grove|blossom)s?|olive (branch(es)?|trees?|groves?|leaves)|lavender (field|sprig)s?|blue hour|(white|black|gold|ghost|wooden|navy|green) chairs?|eucalyptus (leaves|branches|garlands?)|brownstone|blue ?grass|blue ridge|red rocks?|white house|silver lake|sand(y)? (beach|dunes?)|in the sand|rose arch/g

const MODIFIERS: readonly [RegExp, (hex: string) => string][] = [
  [/deep|dark/, (hex) => lighten(hex, -0.12)],
  [/pale|soft|light/, (hex) => lighten(saturate(hex, 0.8), 0.07)],
  [/dusty|muted/, (hex) => saturate(hex, 0.62)],
  [/bright|vivid/, (hex) => saturate(hex, 1.2)],
]

const TARGETS: readonly [ColourTarget, RegExp][] = [
  ['napkin', /^napkins?\b/],
  ['linen', /^(table )?(linens?|(?<=table )cloths?|table ?cloths?)\b/],
  ['fabric', /^(drap\w*|curtains?|fabrics?|chiffon|silk|tulle)\b/],
  ['runner', /^((aisle )?runner|carpet|rug)\b/],
]

const LONGEST_FIRST = Object.keys(COLOUR_WORDS).sort((a, b) => b.length - a.length)
const COLOUR_PATTERN = new RegExp(
  `(?:\\b(deep|dark|pale|soft|light|dusty|muted|bright|vivid)[\\s-]+)?\\b(${LONGEST_FIRST.join('|')})s?\\b`,
  'g',
)

/** Blanks phrases that would be misread. Keeps all positions. */
export function maskPhrases(text: string): string {
  return text.replace(MASKED, (phrase) => ' '.repeat(phrase.length))
}

/** Returns the colours of a lower-case text, in order of mention. */
export function readColours(text: string): ReadColour[] {
  const masked = maskPhrases(text)
  return [...masked.matchAll(COLOUR_PATTERN)].map((match) => {
    const [phrase, modifier = '', name = ''] = match
    const known = COLOUR_WORDS[`${modifier} ${name}`]
    const base = known ?? COLOUR_WORDS[name] ?? '#ffffff'
    const change = known ? undefined : MODIFIERS.find(([words]) => words.test(modifier))?.[1]
    const after = masked.slice(match.index + phrase.length).trimStart()
    return {
      hex: change ? change(base) : base,
      target: TARGETS.find(([, words]) => words.test(after))?.[0],
      at: match.index,
    }
  })
}
