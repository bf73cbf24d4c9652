import { channels } from '../base/colour.ts'
import type { Ground } from './find-ground.ts'
import { clamp, mean, type Pixels, percentile } from './pixels.ts'

/** A colour in linear light, 0–1. */
export type Linear = readonly [red: number, green: number, blue: number]

/** The exposure and colour temperature of a photo. */
export interface Tone {
  /** The colour of a white object that stands on the ground. */
  white: Linear
  /** The colour of the darkest shadow. */
  black: Linear
  /** The brightness of the ground, 0–1 in linear light. */
  ground: number
  /** The brightness of the light in equal parts of the width, from left to right. 1 is the mean. */
  across: readonly number[]
}

/** The share of light that usual ground reflects: grass, sand, stone or a wooden floor. */
const GROUND_REFLECTS = 0.24
const WHITE_REFLECTS = 0.82
const WHITEST = { least: 0.13, most: 0.92 }
/** Colours with less saturation than this are grey objects, which show the colour of the light. */
const GREYISH = 0.16
const LEAST_GREY = 0.02
const CAST = { ofGrey: 0.85, ofAll: 0.3, ofLamps: 0.6, most: 1.5, green: 0.25 }
/** The brightness of the ground below which only lamps light a photo, so that its colour is the colour of the lamps. */
const DARK_GROUND = 0.06
const PARTS = 8
const LIGHT_ACROSS = { least: 0.62, most: 1.45, power: 0.6 }
/** The darkest shadow is at most this fraction as bright as white objects. */
const MOST_BLACK = 0.05

/** Estimates the tone of a small photo. */
export function estimateTone({ data, width, height }: Pixels, ground: Ground): Tone {
  const onGround: number[] = []
  const groundColours: Linear[] = []
  const parts: number[][] = Array.from({ length: PARTS }, () => [])
  const all: number[] = []
  const greys: Linear[] = []
  const colours: Linear[] = []
  for (let i = 0, pixel = 0; i < data.length; i += 3, pixel++) {
    const colour = channels((c) => toLinear((data[i + c] as number) / 255))
    const brightness = brightnessOf(colour)
    all.push(brightness)
    const [x, y] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height]
    if (y > ground.topAt(x)) {
      onGround.push(brightness)
      groundColours.push(colour)
      parts[Math.floor(x * PARTS)]?.push(brightness)
    }
    const [least, most] = [Math.min(...data.subarray(i, i + 3)), Math.max(...data.subarray(i, i + 3))]
    colours.push(colour)
    if (most > 40 && most < 250 && (most - least) / most < GREYISH) greys.push(colour)
  }
  const lit = percentile(onGround.length > 0 ? onGround : all, 0.6)
  const isGrey = greys.length > LEAST_GREY * colours.length
  const cast =
    lit < DARK_GROUND && groundColours.length > 0
      ? castOf(groundColours, CAST.ofLamps)
      : castOf(isGrey ? greys : colours, isGrey ? CAST.ofGrey : CAST.ofAll)
  const brightest = percentile(all, 0.985)
  const whiteness = clamp(
    Math.min((lit / GROUND_REFLECTS) * WHITE_REFLECTS, Math.max(brightest * 1.25, lit * 2.6)),
    WHITEST.least,
    WHITEST.most,
  )
  const darkness = Math.min(MOST_BLACK * whiteness, percentile(all, 0.01))
  return { white: scale(cast, whiteness), black: scale(cast, darkness), ground: lit, across: lightAcross(parts) }
}

/** Returns the smoothed brightness of the parts of the ground. A part without ground has the mean brightness. */
function lightAcross(parts: readonly number[][]): number[] {
  const average = Math.max(1e-4, mean(parts.flat()))
  const levels = parts.map((part) => (part.length > 0 ? mean(part) / average : 1))
  return levels.map((_, i) => {
    const nearby = mean(levels.slice(Math.max(0, i - 1), i + 2))
    return clamp(nearby ** LIGHT_ACROSS.power, LIGHT_ACROSS.least, LIGHT_ACROSS.most)
  })
}

/**
 * Returns the colour of the light with a brightness of about 1. Light is warm or cold, but hardly ever green or pink, so
 * this part of the colour comes from objects.
 */
function castOf(colours: readonly Linear[], amount: number): Linear {
  const [red, green, blue] = [0, 1, 2].map((c) => Math.max(1e-4, mean(colours.map((colour) => colour[c] as number))))
  const warmth = clamp((red as number) / (blue as number), 1 / CAST.most ** 2, CAST.most ** 2) ** (amount / 2)
  const neutral = Math.sqrt((red as number) * (blue as number))
  const greenness = clamp((green as number) / neutral, 1 / CAST.most, CAST.most) ** (amount * CAST.green)
  return [warmth ** 0.9, greenness, warmth ** -1.1]
}

function scale(colour: Linear, factor: number): Linear {
  return channels((c) => Math.min(1, colour[c] * factor))
}

function brightnessOf([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

export function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
}
