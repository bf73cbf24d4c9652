import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The host of the documentation, such as `docs.localhost`. */
const constraints = { host: /^docs\.[a-z0-9.-]+(:\d+)?$/ }
/** What the built pages contain instead of the URLs of the backend and of the documentation. */
const API_PLACEHOLDER = '__API_URL__'
const DOCS_PLACEHOLDER = 'https://docs.example.com'

const TYPES: Record<string, string> = { '.html': 'text/html', '.txt': 'text/plain', '.xml': 'application/xml' }

/**
 * Serves the built documentation on its own host. Its live examples use the backend at `apiUrl`. Without a build, the
 * host responds with 404 and says how to build.
 */
export async function registerDocs(app: FastifyInstance, dist: URL, apiUrl: string): Promise<void> {
  const root = fileURLToPath(dist)
  if (!existsSync(root)) {
    app.get('/*', { constraints }, (_request, reply) => reply.code(404).send('Run npm run build first.'))
    return
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(API_PLACEHOLDER, apiUrl)

  function serve(path: string, file: string, status: number): void {
    const text = read(file)
    const type = `${TYPES[extname(file)]}; charset=utf-8`
    app.get(path, { constraints }, (request, reply) =>
      reply
        .code(status)
        .type(type)
        .send(text.replaceAll(DOCS_PLACEHOLDER, () => `${request.protocol}://${request.host}`)),
    )
  }

  const texts = Object.keys(TYPES).map((extension) => `**/*${extension}`)
  await app.register(fastifyStatic, {
    root,
    constraints,
    wildcard: false,
    globIgnore: texts,
    decorateReply: false,
    cacheControl: false,
  })
  for (const file of globSync(texts, { cwd: root })) {
    const path = `/${file.replace(/index\.html$/, '')}`
    serve(path, file, 200)
    if (path !== '/' && path.endsWith('/'))
      app.get(path.slice(0, -1), { constraints }, (_request, reply) => reply.redirect(path))
  }
  serve('/*', '404.html', 404)
}
