import type { AttireName } from '@vowkit/understanding'
import { CASUAL } from './casual.ts'
import { EAST_ASIAN } from './east-asian.ts'
import { GOWNS } from './gowns.ts'
import type { Outfit } from './outfit.ts'
import { ROBES } from './robes.ts'
import { SOUTH_ASIAN } from './south-asian.ts'
import { SUITS } from './suits.ts'
import { TRACHT } from './tracht.ts'

/** Attire that is worn in addition to an outfit. */
export const EXTRA_NAMES = [
  'veil',
  'flower-crown',
  'turban',
  'hat',
  'cowboy-hat',
  'tiara',
  'coat',
  'shawl',
  'cape',
  'tallit',
  'kippah',
  'lei',
  'glasses',
  'sunglasses',
  'top-hat',
  'fascinator',
  'bow-tie',
  'tie',
  'boots',
  'sneakers',
  'shoes',
  'suspenders',
] as const satisfies readonly AttireName[]
export type ExtraName = (typeof EXTRA_NAMES)[number]
export type OutfitName = Exclude<AttireName, ExtraName>

export function isExtra(name: AttireName): name is ExtraName {
  return EXTRA_NAMES.some((extra) => extra === name)
}

/** The drawing functions of all outfits that a description can name. */
export const OUTFITS: Readonly<Record<OutfitName, Outfit>> = {
  ...GOWNS,
  ...SUITS,
  ...SOUTH_ASIAN,
  ...EAST_ASIAN,
  ...ROBES,
  ...TRACHT,
  ...CASUAL,
}
