import type { CompositionName } from '../spec.ts'
import { drawCeremony } from './ceremony.ts'
import type { DrawComposition } from './composition.ts'
import { drawLongTables } from './long-tables.ts'
import { drawRounds } from './rounds.ts'
import { drawTablescape } from './tablescape.ts'

export const COMPOSITIONS: Readonly<Record<CompositionName, DrawComposition>> = {
  ceremony: drawCeremony,
  longtables: drawLongTables,
  rounds: drawRounds,
  tablescape: drawTablescape,
  empty: () => '',
}
