import type { LightName } from '../spec.ts'

/** The light of a time of day. Positions are fractions of the canvas. Alpha values range from 0 to 1. */
export interface Light {
  /** The colours of the sky at the top, in the middle and at the horizon. */
  sky: readonly [string, string, string]
  /**
   * The position of the sun or the moon. `disc` is false if the sun is below the horizon and only its afterglow is
   * visible.
   */
  sun: { x: number; y: number; colour: string; alpha: number; disc: boolean } | null
  stars: boolean
  /** The colour that tints every material in the scene. */
  tint: string
  tintAlpha: number
  /** The haze colour, towards which materials fade with distance. */
  haze: string
  hazeAlpha: number
  /** The brightness of flames and bulbs. */
  glow: number
  /** The strength of light shafts. */
  beam: number
  grade: { highlight: string; highlightAlpha: number; shadow: string; shadowAlpha: number }
}

/** The minimum `glow` at which windows are lit from inside. */
export const LIT_WINDOW_GLOW = 0.8

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  dawn: {
    sky: ['#8fa6d6', '#e7bfc9', '#ffe3c4'],
    sun: { x: 0.36, y: 0.47, colour: '#ffe0c0', alpha: 0.75, disc: true },
    stars: false,
    tint: '#e59aa0',
    tintAlpha: 0.14,
    haze: '#f3d3d3',
    hazeAlpha: 0.95,
    glow: 0.5,
    beam: 0.2,
    grade: { highlight: '#ffc3a8', highlightAlpha: 0.12, shadow: '#3b3566', shadowAlpha: 0.18 },
  },
  morning: {
    sky: ['#7fb3dd', '#c5dfec', '#fdf1d8'],
    sun: { x: 0.24, y: 0.2, colour: '#fff6d8', alpha: 0.7, disc: true },
    stars: false,
    tint: '#ffe9b8',
    tintAlpha: 0.06,
    haze: '#dfeaea',
    hazeAlpha: 0.85,
    glow: 0.25,
    beam: 0.35,
    grade: { highlight: '#fff0c8', highlightAlpha: 0.12, shadow: '#2f4a70', shadowAlpha: 0.13 },
  },
  overcast: {
    sky: ['#8d98a5', '#b4bcc3', '#d4d8d9'],
    sun: null,
    stars: false,
    tint: '#8f9aa6',
    tintAlpha: 0.16,
    haze: '#c3cbd0',
    hazeAlpha: 0.9,
    glow: 0.6,
    beam: 0,
    grade: { highlight: '#f2f4f6', highlightAlpha: 0.06, shadow: '#2c3848', shadowAlpha: 0.2 },
  },
  golden: {
    sky: ['#86b4e0', '#f8d3ab', '#ffe9ba'],
    sun: { x: 0.7, y: 0.34, colour: '#fff0c2', alpha: 0.95, disc: true },
    stars: false,
    tint: '#ffad5e',
    tintAlpha: 0.12,
    haze: '#ffd6a8',
    hazeAlpha: 0.85,
    glow: 0.45,
    beam: 0.5,
    grade: { highlight: '#ffb066', highlightAlpha: 0.14, shadow: '#4a2a4d', shadowAlpha: 0.14 },
  },
  midday: {
    sky: ['#5d9fd4', '#a9d0e8', '#e4f0ee'],
    sun: null,
    stars: false,
    tint: '#fff3d6',
    tintAlpha: 0.04,
    haze: '#cfe4ea',
    hazeAlpha: 0.8,
    glow: 0.2,
    beam: 0,
    grade: { highlight: '#fff4d6', highlightAlpha: 0.1, shadow: '#27406b', shadowAlpha: 0.12 },
  },
  fog: {
    sky: ['#b9c3cb', '#d5d9da', '#eceae6'],
    sun: { x: 0.4, y: 0.28, colour: '#ffffff', alpha: 0.5, disc: true },
    stars: false,
    tint: '#cfd6da',
    tintAlpha: 0.2,
    haze: '#dde0df',
    hazeAlpha: 1,
    glow: 0.5,
    beam: 0.12,
    grade: { highlight: '#fff7ee', highlightAlpha: 0.1, shadow: '#3c4a5c', shadowAlpha: 0.14 },
  },
  dusk: {
    sky: ['#2f3470', '#8a679e', '#f4ad8c'],
    sun: { x: 0.3, y: 0.44, colour: '#ffd0a0', alpha: 0.6, disc: false },
    stars: false,
    tint: '#4a3c80',
    tintAlpha: 0.29,
    haze: '#a07ba6',
    hazeAlpha: 0.85,
    glow: 1,
    beam: 0,
    grade: { highlight: '#ff9d7a', highlightAlpha: 0.12, shadow: '#1c1746', shadowAlpha: 0.36 },
  },
  night: {
    sky: ['#0c1130', '#1e2559', '#4b4079'],
    sun: null,
    stars: true,
    tint: '#1f2660',
    tintAlpha: 0.45,
    haze: '#33366e',
    hazeAlpha: 0.85,
    glow: 1.25,
    beam: 0,
    grade: { highlight: '#ffb45e', highlightAlpha: 0.12, shadow: '#090b22', shadowAlpha: 0.38 },
  },
  candle: {
    sky: ['#1d2450', '#54508a', '#d5947a'],
    sun: null,
    stars: false,
    tint: '#7a3f2a',
    tintAlpha: 0.2,
    haze: '#6b4442',
    hazeAlpha: 0.6,
    glow: 1.2,
    beam: 0,
    grade: { highlight: '#ff9a3d', highlightAlpha: 0.18, shadow: '#1d0d1c', shadowAlpha: 0.36 },
  },
}
