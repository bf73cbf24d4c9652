import type { CultureName } from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'

/** Defaults for a wedding of a culture. Values in the description override them. */
export interface CultureDefaults {
  structure: SceneSpec['arch']
  palette: readonly [string, string, string, ...string[]]
}

export const CULTURES: Readonly<Record<CultureName, CultureDefaults>> = {
  christian: { structure: 'arch', palette: ['#fdfaf5', '#a3b295', '#f3cfc6'] },
  jewish: { structure: 'chuppah', palette: ['#fdfaf5', '#8fa9c2', '#a3b295'] },
  hindu: { structure: 'mandap', palette: ['#e8842f', '#c22f3a', '#f3cb52', '#c8357a'] },
  sikh: { structure: 'canopy', palette: ['#e8842f', '#c22f3a', '#cfa455'] },
  muslim: { structure: 'nikah-stage', palette: ['#fdfaf5', '#1f7a56', '#cfa455'] },
  persian: { structure: 'sofreh', palette: ['#fdfaf5', '#eba3ad', '#cfa455'] },
  chinese: { structure: 'tea-ceremony', palette: ['#c22f3a', '#cfa455', '#e0477e'] },
  japanese: { structure: 'torii', palette: ['#f3cfc6', '#c22f3a', '#fdfaf5'] },
  korean: { structure: 'draped-arch', palette: ['#e0477e', '#5b86c4', '#f3cb52'] },
  mexican: { structure: 'arch', palette: ['#e0477e', '#f2a65a', '#4bb3b0', '#f3cb52'] },
  nigerian: { structure: 'draped-arch', palette: ['#cfa455', '#1f7a56', '#c2673f'] },
  scottish: { structure: 'arbor', palette: ['#76489c', '#34583c', '#fdfaf5'] },
  greek: { structure: 'columns', palette: ['#fdfaf5', '#2f55a8', '#7c8450'] },
  moroccan: { structure: 'arch', palette: ['#c2673f', '#2f55a8', '#cfa455'] },
  hawaiian: { structure: 'driftwood-arch', palette: ['#f08a70', '#f3cb52', '#e0477e'] },
}
