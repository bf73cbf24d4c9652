import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { NO_ICON, NOINDEX, sendPage } from '../../http/page.ts'

const SCRIPT = readFileSync(new URL('../../../assets/preview.js', import.meta.url), 'utf8')

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>${NO_ICON}
<link rel="stylesheet" href="/embed/preview/preview.css"></head>
<body><main></main><script src="/embed/preview/preview.js"></script></body></html>`

const STYLES = 'body{margin:0;background:#fff}main{padding:20px}'

/**
 * Serves the page in which the desk previews elements. The page runs in a sandbox without storage and without a
 * session, loads code only from this backend, and can be framed only by the desk.
 */
export function registerPreview(app: FastifyInstance, { api, desk }: { api: string; desk: string }): void {
  const own = new URL(api).origin
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    'img-src https: http: data: blob:',
    `frame-ancestors ${new URL(desk).origin}`,
    "base-uri 'none'",
    'sandbox allow-scripts allow-forms',
  ].join('; ')
  app.get('/embed/preview/', async (_request, reply) => sendPage(reply.headers(NOINDEX), PAGE, policy))
  app.get('/embed/preview/preview.js', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript').send(SCRIPT),
  )
  app.get('/embed/preview/preview.css', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/css').send(STYLES),
  )
}
