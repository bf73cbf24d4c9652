import { formDomainOf, isProtectedPath } from '@vowkit/sdk-core/contract'

/** After a visit over https, browsers use only https for a year. */
const HSTS = 'max-age=31536000'

/** The security headers of all pages. Scripts and styles may only be files of the build. */
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
    // Imported vendors may have images on their own sites.
    `img-src 'self' data: blob: https: ${api}`,
    // Sockets need a separate entry, because their URL scheme differs.
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

/** Preconnects protected pages to the API, because they send requests as soon as they run. */
export function toPageHeaders(path: string, apiUrl: string): Record<string, string> {
  if (!isProtectedPath(path)) return {}
  const api = new URL(apiUrl).origin
  // CORS requests and images use separate connections.
  return { Link: `<${api}>; rel=preconnect; crossorigin, <${api}>; rel=preconnect` }
}

/** The allowed frames: the API's documents, and the vendor connect form with its service's other hosts. */
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
