import type { Decor } from '../spec.ts'
import type { Style } from './styles.ts'
import { BUNTING_WORDS, LUSH_WORDS, SPARSE_WORDS, STRING_LIGHT_WORDS } from './words.ts'

const CHAIR_ROWS = 5
const DENSITY = { lush: 1.5, sparse: 0.55, usual: 1, refused: 0.2 }

/** Returns the density of flowers, 0.2 to 1.9. */
export function readDensity(wanted: string, unwanted: string, style: Partial<Style>): number {
  if (/flowers?\b|floral|blooms?\b/.test(unwanted)) return DENSITY.refused
  if (LUSH_WORDS.test(wanted)) return DENSITY.lush
  return SPARSE_WORDS.test(wanted) ? DENSITY.sparse : (style.density ?? DENSITY.usual)
}

/** Returns the decor, except the runner's colour. */
export function readDecor(wanted: string, unwanted: string, style: Partial<Style>): Omit<Decor, 'runner'> {
  const refuses = (words: RegExp) => words.test(unwanted)
  const refusesCandles = refuses(/candles?\b/)
  return {
    aisle: readAisle(wanted, refuses(/petals?|aisle|flowers?\b/)),
    strings: (STRING_LIGHT_WORDS.test(wanted) || style.strings === true) && !refuses(/lights?\b/),
    bunting: (BUNTING_WORDS.test(wanted) || style.bunting === true) && !refuses(BUNTING_WORDS),
    candles: refusesCandles ? 'none' : 'taper',
    tall: (/\btall (\w+ )?(cent|arrang|flower|vase)|tower/.test(wanted) || style.tall === true) && !refuses(/\btall\b/),
    drapes: /\bdrap(e|es|ing|ery)\b|draped (ceiling|fabric|silk|chiffon)/.test(wanted),
    chandelier: refuses(/chandelier/)
      ? false
      : /floral chandelier|hanging flower|flower chandelier|suspended flower/.test(wanted)
        ? 'floral'
        : true,
    rows: CHAIR_ROWS,
    framing: true,
  }
}

function readAisle(wanted: string, isBare: boolean): Decor['aisle'] {
  if (/lantern/.test(wanted)) return 'lanterns'
  if (/candles?\b/.test(wanted)) return 'candles'
  return isBare ? 'none' : 'flowers'
}
