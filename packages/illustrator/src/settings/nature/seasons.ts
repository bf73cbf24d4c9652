import type { SeasonName } from '../../spec.ts'
import type { FloorName } from '../setting.ts'

/** Whether broad-leaved trees have no leaves in this season. */
export function isBare(season: SeasonName): boolean {
  return season === 'winter'
}

/** Returns the material of open grassland in a season. */
export function turfFloor(season: SeasonName): FloorName {
  return season === 'winter' ? 'snow' : 'grass'
}

/** The colour of long meadow grass in each season. */
export const LONG_GRASS: Readonly<Record<SeasonName, readonly [string, string, string]>> = {
  spring: ['#6f9350', '#8aa95c', '#5d8248'],
  summer: ['#84974f', '#a8a75c', '#66813f'],
  autumn: ['#b08f4c', '#c7a862', '#8f7a40'],
  winter: ['#c9c2ae', '#b5ad97', '#e3e4e2'],
}

export const OAK: Readonly<Record<SeasonName, string>> = {
  spring: '#6d8f4c',
  summer: '#54743f',
  autumn: '#b5763a',
  winter: '#6d7f78',
}

/** The colour of a distant wood in each season. */
export const FAR_WOOD: Readonly<Record<SeasonName, string>> = {
  spring: '#76966a',
  summer: '#66855f',
  autumn: '#c47f35',
  winter: '#8a8f92',
}

export const LAWN: Readonly<Record<SeasonName, string>> = {
  spring: '#7ba055',
  summer: '#7c9a4e',
  autumn: '#9c974f',
  winter: '#dde2e4',
}
