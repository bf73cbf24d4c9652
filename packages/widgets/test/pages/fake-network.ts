import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

export const HOST = 'http://host.test'
export const API = 'http://api.test'
export const SCRIPT = `<script src="${API}/embed/v1/vision-generator.js"></script>`
export const ELEMENT = '<vision-generator></vision-generator>'

const ANSWERS: Record<string, Answer> = {
  '/config/': {
    body: { site_url: 'http://site.test', vision_url: 'http://vision.test', google: false, payments: false },
  },
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const SCRIPT_HEADERS = { ...CORS, 'content-type': 'text/javascript' }
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const NOT_FOUND: Answer = { status: 404, body: { detail: 'Not found.' } }

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The response of the fake backend to a request. */
export interface Answer {
  status?: number
  body?: unknown
  /** Simulates a failure. `silent`: the backend never responds. `blocked`: the request fails. */
  fault?: 'silent' | 'blocked'
}

/** The embedding site and the fake backend. */
export interface Network {
  /** The page of the embedding site. */
  html: string
  /** Other pages, scripts and style sheets of the embedding site, by path. */
  others?: Record<string, string>
  headers?: Record<string, string>
  /** Responses of the fake backend by path. All other paths return 404. */
  answers?: Record<string, Answer>
  /** Paths of script files that respond with 404. */
  missing?: readonly string[]
}

export interface Response {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/**
 * Responds to any request of an embedding page: as the embedding site on the origin `HOST`, and as the backend on all
 * other origins. `builtFolder` contains the built files.
 */
export async function respond(
  request: { url: URL; method: string },
  { html, others, headers = {}, answers, missing }: Network,
  builtFolder: string,
): Promise<Response | NonNullable<Answer['fault']>> {
  const { origin, pathname } = request.url
  if (origin === HOST) {
    const body = { '/': html, ...others }[pathname]
    if (body === undefined) return { status: 404, headers: {}, body: '' }
    const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8'
    return { status: 200, headers: { 'content-type': contentType, ...headers }, body }
  }
  if (missing?.includes(pathname)) return { status: 404, headers: CORS, body: '' }
  if (pathname.startsWith('/embed/v1/')) {
    const file = join(builtFolder, normalize(pathname.slice('/embed/v1'.length)))
    return { status: 200, headers: SCRIPT_HEADERS, body: await readFile(file) }
  }
  if (pathname.startsWith('/pictures/')) return { status: 200, headers: { 'content-type': 'image/png' }, body: PICTURE }
  const { status = 200, body, fault } = { ...ANSWERS, ...answers }[pathname] ?? NOT_FOUND
  if (fault === 'blocked' || (fault === 'silent' && request.method !== 'OPTIONS')) return fault
  return { status, headers: { ...CORS, 'content-type': 'application/json' }, body: JSON.stringify(body) ?? '' }
}

/** Returns the HTML of an embedding page with the given head and body. */
export function hostHtml({ head = '', body = `${ELEMENT}${SCRIPT}`, root = '', lang = 'en' } = {}): string {
  return `<!doctype html><html lang="${lang}"${root}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
}
