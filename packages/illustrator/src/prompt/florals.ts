import { isPale, lighten, mix } from '../base/colour.ts'
import type { Florals, FlowerName, LeafName, Palette } from '../spec.ts'
import { roleOf } from './colour-roles.ts'

export const IVORY = '#fbf4e6'
const DEFAULT_GREENS = ['#7d9a80', '#8ea37c', '#66856a']
const PAMPAS_GREENS = ['#d9c19a', '#c9b38a', '#a9a97c']
const DEFAULT_METAL = '#c8a866'

export interface FloralWishes {
  flowers?: readonly FlowerName[]
  leaves?: readonly LeafName[]
  density?: number
}

/** Assigns the colours of a palette: flower colours to blooms, greens to leaves, and all other colours to accents. */
export function arrangeFlorals(
  palette: readonly string[],
  { flowers = [], leaves = [], density = 1 }: FloralWishes,
): Florals {
  return {
    focal: flowers.length ? flowers.slice(0, 3) : ['rose', 'peony', 'ranunculus'],
    filler: flowers.length ? flowers.slice(-2) : ['ranunculus', 'rose'],
    ...colourFlorals(palette),
    leaves: leaves.length ? [...leaves] : ['eucalyptus', 'olive', 'ruscus'],
    greens: arrangeGreens(palette, leaves),
    density,
  }
}

export function colourFlorals(palette: readonly string[]): Pick<Florals, 'colors' | 'accents'> {
  const blooms = palette.filter((hex) => roleOf(hex) === 'bloom')
  const hints = palette.filter((hex) => ['metal', 'ink'].includes(roleOf(hex))).map(toHint)
  const [first = IVORY, second, third, fourth] = blooms
  const contrast = hints.length ? IVORY : lighten(first, isPale(first) ? -0.04 : 0.1)
  const accent = second ?? hints[0] ?? (isPale(first) ? mix(first, '#d9c7a8', 0.55) : lighten(first, -0.12))
  return { colors: [first, lighten(first, 0.07), third ?? contrast], accents: [accent, fourth ?? hints[0] ?? accent] }
}

/** Returns the first metal colour of a palette. Defaults to old gold. */
export function pickMetal(palette: readonly string[]): string {
  return palette.find((hex) => roleOf(hex) === 'metal') ?? DEFAULT_METAL
}

/** Returns the first colour of a palette that is visible on white linen. */
export function pickNapkin(palette: Palette): string {
  const isStrong = (hex: string) => !isPale(hex) && roleOf(hex) !== 'metal'
  return palette.find(isStrong) ?? palette.find((hex) => !isPale(hex)) ?? palette[0]
}

/** Replaces a metal colour or a dark colour by a colour that a flower can have. */
function toHint(hex: string): string {
  return roleOf(hex) === 'metal' ? mix(hex, IVORY, 0.5) : lighten(hex, 0.22)
}

function arrangeGreens(palette: readonly string[], leaves: readonly LeafName[]): string[] {
  const named = palette.filter((hex) => roleOf(hex) === 'leaf')
  if (named.length) return named.flatMap((hex) => [hex, lighten(hex, -0.07), mix(hex, '#7d9a80', 0.5)])
  return leaves.includes('pampas') ? PAMPAS_GREENS : DEFAULT_GREENS
}
