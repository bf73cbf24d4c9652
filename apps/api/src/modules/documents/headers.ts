/** Types that browsers can display. Other types are downloaded. */
const SHOWN = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
])

/** Returns the response headers of a document: its detected type, and a content security policy that blocks scripts. */
export function headersFor(
  name: string,
  type: string,
  { framedBy, isSaved }: { framedBy: string[]; isSaved: boolean },
): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `${SHOWN.has(type) && !isSaved ? 'inline' : 'attachment'}; filename*=UTF-8''${toExtended(name)}`,
    'Content-Security-Policy': `${policyFor(type)}; frame-ancestors ${framedBy.join(' ')}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
  }
}

/**
 * PDFs get no sandbox, because browsers do not display sandboxed PDFs. PDF viewers do not run a PDF's scripts in the
 * page.
 */
function policyFor(type: string): string {
  if (type === 'application/pdf') return "script-src 'none'; form-action 'none'"
  return "default-src 'none'; img-src *; media-src *; style-src 'unsafe-inline'; sandbox"
}

/** Encodes text for an extended header parameter (RFC 8187). */
function toExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
