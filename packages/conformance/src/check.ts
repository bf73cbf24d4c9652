import type { Backend } from './backend.ts'
import type { DocsSection } from './docs-link.ts'

/** The areas of the contract that the checks cover. */
export const AREAS = [
  'config',
  'cors',
  'errors',
  'auth',
  'scopes',
  'vendors',
  'favourites',
  'visions',
  'magic-links',
  'chat',
  'assistant',
  'socket',
] as const
export type Area = (typeof AREAS)[number]

/** One requirement of the documentation. */
export interface Check {
  area: Area
  /** The requirement as a sentence about the backend. */
  title: string
  /** The section of the documentation that states the requirement. */
  docs: DocsSection
  /** Throws a `Failure` if the backend does not meet the requirement, and a `Skip` if that is unknown. */
  run(backend: Backend): Promise<void>
}
