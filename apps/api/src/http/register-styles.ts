import type { FastifyInstance } from 'fastify'
import { readStyles } from './read-styles.ts'

/** Serves the style sheet of a page of the API's own: what all of them share, and these files of `assets` after it. */
export function registerStyles(app: FastifyInstance, path: string, ...names: string[]): void {
  const styles = readStyles(...names)
  app.get(path, async (_request, reply) => reply.header('Cache-Control', 'no-cache').type('text/css').send(styles))
}
