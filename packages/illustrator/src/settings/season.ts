import type { SeasonName } from '../spec.ts'

export const GRASS: Readonly<Record<SeasonName, string>> = {
  spring: '#7f9a56',
  summer: '#7c9150',
  autumn: '#b08a4a',
  winter: '#d5dbdc',
}

export const FOLIAGE: Readonly<Record<SeasonName, string>> = {
  spring: '#6f9a5c',
  summer: '#5f8450',
  autumn: '#bd7a3c',
  winter: '#6d7f78',
}

/** The colour of pasture in each season. It is green only in spring, after the rain. */
export const PASTURE: Readonly<Record<SeasonName, string>> = {
  spring: '#8fa35a',
  summer: '#c4a45e',
  autumn: '#bf9a55',
  winter: '#dfe4e6',
}
