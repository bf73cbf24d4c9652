import { escapeHtml } from '../platform/escape-html.ts'
import { NO_ICON } from './send-page.ts'

export interface PageParts {
  title: string
  /** The address of its style sheet. */
  stylesPath: string
  /** HTML. */
  body: string
}

/** A page of the API's own, without scripts. */
export function writePage({ title, stylesPath, body }: PageParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${NO_ICON}
<link rel="stylesheet" href="${stylesPath}"></head><body><main>${body}</main></body></html>`
}
