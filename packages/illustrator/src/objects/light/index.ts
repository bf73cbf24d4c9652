import { moon, stars, sun } from './heavens.ts'

export const LIGHT = { moon, stars, sun }
