// breaks lint/suspicious/noImportCycles
import { part } from './part.ts'

export interface Whole {
  name: string
}

export const whole = (given: Whole) => part(given)
