import type { Wire } from '../shared/call.ts'
import { readDeskWebsites, readWebsiteFiguresList } from './readers.generated.ts'

const WEBSITES = '/desk/websites/'

export const figuresWire = {
  /** Pages send this call as a form, which needs no CORS preflight. */
  countElement: { method: 'POST', path: '/elements/count/', auth: 'none' },
  listWebsiteFigures: { method: 'GET', path: '/desk/figures/', auth: 'required', read: readWebsiteFiguresList },
  getDeskWebsites: { method: 'GET', path: WEBSITES, auth: 'required', read: readDeskWebsites },
  setDeskWebsites: { method: 'PATCH', path: WEBSITES, auth: 'required', encoding: 'json', read: readDeskWebsites },
} as const satisfies Record<string, Wire>
