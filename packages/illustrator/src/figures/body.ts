import type { Figure } from './figure.ts'

/** The heights of a body that clothing uses as edges, from the top down. */
export const LEVELS = ['neck', 'shoulder', 'bust', 'waist', 'hip'] as const
export type Level = (typeof LEVELS)[number]

export type View = 'back' | 'front' | 'side'

/** Body measurements in centimetres. The feet are at y = 0 and y grows downwards, as on the canvas. */
export interface Body {
  head: { y: number; rx: number; ry: number }
  y: Readonly<Record<Level, number>>
  crotch: number
  knee: number
  /** Half the width of the body in front and back view, in centimetres. */
  half: Readonly<Record<Level, number>>
  /** How far the body extends behind and in front of its centre line in profile, in centimetres. */
  profile: Readonly<Record<Level, readonly [behind: number, ahead: number]>>
  upperArm: number
  forearm: number
  /** The width of an arm at the shoulder, in centimetres. */
  arm: number
}

/** The height of a seat, and of the hips of a person who sits on the ground, in centimetres. */
export const SEAT = 46
export const GROUND_SEAT = 12
/** The height of a chair back, in centimetres. It hides the lower body of people seen from behind. */
export const CHAIR_BACK = 88

export const BODIES: Readonly<Record<Figure['build'], Body>> = {
  woman: {
    head: { y: -154, rx: 8.2, ry: 11.2 },
    y: { neck: -140, shoulder: -135.5, bust: -121, waist: -104, hip: -86 },
    crotch: -78,
    knee: -46,
    half: { neck: 4, shoulder: 14.4, bust: 13, waist: 9.6, hip: 15 },
    profile: { neck: [3.6, 3], shoulder: [7, 5], bust: [8.5, 11], waist: [7, 7.5], hip: [12.5, 8.5] },
    upperArm: 27,
    forearm: 24,
    arm: 7.4,
  },
  man: {
    head: { y: -165, rx: 9, ry: 12 },
    y: { neck: -151, shoulder: -146, bust: -129, waist: -108, hip: -92 },
    crotch: -83,
    knee: -49,
    half: { neck: 5.4, shoulder: 18.4, bust: 16.6, waist: 13.8, hip: 14.6 },
    profile: { neck: [5, 4.4], shoulder: [10, 7.5], bust: [11.5, 12], waist: [9, 11], hip: [12, 9.5] },
    upperArm: 30,
    forearm: 26,
    arm: 10.5,
  },
  child: {
    head: { y: -104, rx: 8.2, ry: 10.4 },
    y: { neck: -93, shoulder: -89.5, bust: -79, waist: -67, hip: -57 },
    crotch: -51,
    knee: -29,
    half: { neck: 3.4, shoulder: 10.2, bust: 9.2, waist: 8.8, hip: 10 },
    profile: { neck: [3, 2.6], shoulder: [5.5, 5], bust: [6.5, 7.5], waist: [6.5, 8], hip: [8.5, 7.5] },
    upperArm: 18,
    forearm: 16,
    arm: 5.8,
  },
}
