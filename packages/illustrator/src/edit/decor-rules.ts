import { findFirst } from '../prompt/lexicon.ts'
import { readColours } from '../prompt/read-colours.ts'
import { BUNTING_WORDS, LIGHT_WORDS, STRING_LIGHT_WORDS } from '../prompt/words.ts'
import type { EditRule } from './rule.ts'

export const changeStrings: EditRule = ({ text, isNegative }, draft) => {
  const isNamed = STRING_LIGHT_WORDS.test(text) || /\bstrings?\b/.test(text)
  const isLoose = /\blights\b/.test(text) && !/candle/.test(text) && !findFirst(LIGHT_WORDS, text)
  if (!isNamed && !isLoose) return []
  draft.decor.strings = !isNegative
  return [isNegative ? 'string lights off' : 'string lights on']
}

export const changeBunting: EditRule = ({ text, isNegative }, draft) => {
  if (!BUNTING_WORDS.test(text)) return []
  draft.decor.bunting = !isNegative
  return [isNegative ? 'no paper flags' : 'paper flags']
}

export const changeCandles: EditRule = ({ text, isNegative }, draft) => {
  if (!/candles?\b|tapers?\b|votives?\b/.test(text)) return []
  draft.decor.candles = isNegative ? 'none' : 'taper'
  if (!isNegative) draft.decor.aisle = 'candles'
  else if (draft.decor.aisle === 'candles') draft.decor.aisle = 'flowers'
  return [isNegative ? 'no candles' : 'more candles']
}

export const changeLanterns: EditRule = ({ text, isNegative }, draft) => {
  if (!/lantern/.test(text)) return []
  if (!isNegative) draft.decor.aisle = 'lanterns'
  else if (draft.decor.aisle === 'lanterns') draft.decor.aisle = 'flowers'
  return [isNegative ? 'no lanterns' : 'lanterns']
}

export const changeChandeliers: EditRule = ({ text, isNegative }, draft) => {
  if (!/chandelier/.test(text)) return []
  draft.decor.chandelier = isNegative ? false : /floral|flower/.test(text) ? 'floral' : true
  return [isNegative ? 'no chandeliers' : draft.decor.chandelier === 'floral' ? 'floral chandeliers' : 'chandeliers']
}

export const changeDrapes: EditRule = ({ text, isNegative }, draft) => {
  if (!/\bdrap/.test(text) || (readColours(text).length && !/\badd\b/.test(text))) return []
  draft.decor.drapes = !isNegative
  return [isNegative ? 'no drapes' : 'drapes']
}

export const clearAisle: EditRule = ({ text, isNegative }, draft) => {
  if (!/petal|\baisle\b/.test(text)) return []
  if (isNegative) draft.decor.aisle = 'none'
  else if (draft.decor.aisle === 'none' && /petal|flower/.test(text)) draft.decor.aisle = 'flowers'
  else return []
  return [isNegative ? 'clear aisle' : 'petals on the aisle']
}

export const changeHeight: EditRule = ({ text, isNegative }, draft) => {
  const isTall = /\btall(er)?\b/.test(text)
  const isLow = /\b(low(er)?|short(er)?) (cent|arrang|flower)/.test(text)
  if (!isTall && !isLow) return []
  draft.decor.tall = isTall && !isNegative
  return [draft.decor.tall ? 'tall centrepieces' : 'low centrepieces']
}
