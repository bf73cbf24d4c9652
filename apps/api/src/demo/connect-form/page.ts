import { CONNECT_FORM_PATH } from '../../config/demo-paths.ts'
import { NO_ICON } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

export interface PageParts {
  title: string
  /** The content of the page as HTML. */
  body: string
  /** The origin that is notified by `postMessage` after the form was submitted. */
  submittedTo?: string
}

/** Renders a page in the style of the form. */
export function writePage({ title, body, submittedTo }: PageParts): string {
  const data = submittedTo === undefined ? '' : ` data-submitted-to="${escapeHtml(submittedTo)}"`
  return `<!doctype html><html lang="en"${data}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${NO_ICON}
<link rel="stylesheet" href="${CONNECT_FORM_PATH}/form.css"><script src="${CONNECT_FORM_PATH}/form.js" defer></script></head>
<body><main aria-label="${escapeHtml(title)}">${body}</main></body></html>`
}

/** Renders a page with one short message. */
export function writeNotice(title: string, text: string, rest: Partial<PageParts> = {}): string {
  const body = `<div class="notice"><div class="arch" aria-hidden="true"></div>
<h1 tabindex="-1">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${rest.body ?? ''}</div>`
  return writePage({ ...rest, title, body })
}
