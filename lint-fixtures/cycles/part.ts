// breaks lint/suspicious/noImportCycles
import type { Whole } from './whole.ts'

export const part = ({ name }: Whole) => name
