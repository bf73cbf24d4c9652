import type { Wire } from '../shared/call.ts'
import { readDeskWebsites, readWebsiteFiguresList } from './readers.generated.ts'

const WEBSITES = '/desk/websites/'

export const figuresWire = {
  listWebsiteFigures: { method: 'GET', path: '/desk/figures/', auth: 'required', read: readWebsiteFiguresList },
  getDeskWebsites: { method: 'GET', path: WEBSITES, auth: 'required', read: readDeskWebsites },
  setDeskWebsites: { method: 'PATCH', path: WEBSITES, auth: 'required', encoding: 'json', read: readDeskWebsites },
} as const satisfies Record<string, Wire>
