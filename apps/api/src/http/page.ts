import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../platform/escape-html.ts'

/** An empty icon for HTML pages of the API. Without it, browsers request a favicon that does not exist. */
export const NO_ICON = '<link rel="icon" href="data:,">'
/** The Content-Security-Policy directive that allows `NO_ICON`. */
export const ICON_SOURCE = 'img-src data:'

/** The header that tells search engines not to list a page or an image. */
export const NOINDEX = { 'X-Robots-Tag': 'noindex' }

const ASSETS = new URL('../../assets/', import.meta.url)

/** The contents of a page that the API serves. */
export interface PageParts {
  title: string
  /** The language of the content. Default: English. */
  language?: 'en' | 'es'
  /** The URL of the style sheet. */
  stylesPath: string
  /** The URL of a script, which the Content-Security-Policy of the page must allow. */
  scriptPath?: string
  /** The content of the page as HTML. */
  body: string
}

/** Renders an HTML page. */
export function writePage({ title, language = 'en', stylesPath, scriptPath, body }: PageParts): string {
  const script = scriptPath === undefined ? '' : `<script src="${scriptPath}"></script>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${NO_ICON}
<link rel="stylesheet" href="${stylesPath}">${script}</head><body><main>${body}</main></body></html>`
}

/** Sends a page of the API with a Content-Security-Policy. Disables caching and the `Referer` header. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', `${policy}; ${ICON_SOURCE}`)
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html')
    .send(html)
}

/** Reads the style sheet of a page: the shared `page.css`, then the given files of `assets`, in order. */
export function readStyles(...names: string[]): string {
  return ['page.css', ...names].map((file) => readFileSync(new URL(file, ASSETS), 'utf8')).join('\n')
}

/** Serves the style sheet of a page. See `readStyles`. */
export function registerStyles(app: FastifyInstance, path: string, ...names: string[]): void {
  const styles = readStyles(...names)
  app.get(path, async (_request, reply) => reply.header('Cache-Control', 'no-cache').type('text/css').send(styles))
}
