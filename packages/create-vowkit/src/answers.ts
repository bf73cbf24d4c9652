import type { TemplateName } from './templates.ts'

/** All that is needed to create a project. */
export interface Answers {
  /** The path of the folder, relative to the current one. */
  folder: string
  template: TemplateName
  /** The URL of the backend, without a slash at its end. */
  backend: string
}
