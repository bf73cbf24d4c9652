import { createRouter } from '@nanostores/router'

/** The screens of the desk. */
export const $router = createRouter({
  inbox: '/',
  lead: '/leads/:id',
})

/** The path of a lead. */
export function leadPath(id: string | number): string {
  return `/leads/${encodeURIComponent(String(id))}`
}
