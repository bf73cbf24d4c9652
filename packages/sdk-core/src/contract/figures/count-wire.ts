import type { Wire } from '../shared/call.ts'

/** The call that counts an element. Separate from `figuresWire`, because every element loads it. */
export const countWire = {
  /** Pages send this call as a form, which needs no CORS preflight. */
  countElement: { method: 'POST', path: '/elements/count/', auth: 'none' },
} as const satisfies Record<string, Wire>
