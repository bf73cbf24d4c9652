import { formDomainOf, isProtectedPath } from '@vowkit/sdk-core/contract'

/** A year, in which a browser that came by https comes by nothing else. */
const HSTS = 'max-age=31536000'

/** What the browser may do on the site's pages. Scripts and styles are the build's own files. */
export function toSiteHeaders(
  { api: apiUrl, site }: { api: string; site: string },
  connectForm: string | undefined,
): Record<string, string> {
  const api = new URL(apiUrl).origin
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    // Vendors that were imported have pictures where their own pages are.
    `img-src 'self' data: blob: https: ${api}`,
    // Its sockets are named by themselves.
    `connect-src 'self' ${api} ${api.replace(/^http/, 'ws')}`,
    `frame-src ${toFrameSources(api, connectForm)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(site.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}

/** What a page is told beside its markup: a couple's own screens ask the backend as soon as they run. */
export function toPageHeaders(path: string, apiUrl: string): Record<string, string> {
  if (!isProtectedPath(path)) return {}
  const api = new URL(apiUrl).origin
  // Calls and pictures come over connections of their own.
  return { Link: `<${api}>; rel=preconnect; crossorigin, <${api}>; rel=preconnect` }
}

/** Whose pages may be framed: documents of ours, and the form of the vendor connect page with its service's other hosts. */
function toFrameSources(api: string, form: string | undefined): string {
  return [...new Set([api, ...toFormSources(form)])].join(' ')
}

function toFormSources(form: string | undefined): string[] {
  if (form === undefined) return []
  if (form.startsWith('/')) return ["'self'"]
  const { origin, hostname } = new URL(form)
  const domain = formDomainOf(hostname)
  return domain === null ? [origin] : [origin, `https://*.${domain}`]
}
