import type { Figure } from '../figure.ts'

/** The looks of a person with a role at the wedding. Skin and hair are chosen by the scene's seed. */
export interface Part extends Pick<Figure, 'build' | 'wears' | 'colour' | 'colours' | 'held' | 'bouquet'> {
  extras?: Figure['extras']
  isOld?: boolean
  hairstyle?: Figure['hairstyle']
  stature?: number
}
