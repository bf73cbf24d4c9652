// breaks lint/suspicious/noImportCycles
import { right } from './right.ts'

export const left = () => right
