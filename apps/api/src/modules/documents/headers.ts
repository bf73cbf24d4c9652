/** What every browser shows as it is; the rest is for saving. */
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

/** How a document leaves: as what its bytes said it is, and unable to do anything. */
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

/** Browsers show no PDF in a sandbox, and run none of its code outside of their viewer. */
function policyFor(type: string): string {
  if (type === 'application/pdf') return "script-src 'none'; form-action 'none'"
  return "default-src 'none'; img-src *; media-src *; style-src 'unsafe-inline'; sandbox"
}

/** Text as a header's extended parameter has it (RFC 8187). */
function toExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
