import type { Wire } from '../shared/call.ts'
import { readWebsiteFiguresList } from './readers.generated.ts'

export const figuresWire = {
  listWebsiteFigures: { method: 'GET', path: '/desk/figures/', auth: 'required', read: readWebsiteFiguresList },
} as const satisfies Record<string, Wire>
