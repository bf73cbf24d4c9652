import type { FastifyInstance } from 'fastify'
import { GUARANTEE_PATH, PRIVACY_PATH, TERMS_PATH } from '../config/demo-paths.ts'
import { registerStyles, sendPage, writePage } from '../http/page.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLES = `${PRIVACY_PATH}.css`

/** The demo's legal pages, by path: their title and their paragraphs. */
const PAGES: Record<string, { title: string; paragraphs: string[]; note: string }> = {
  [PRIVACY_PATH]: {
    title: 'Privacy Policy',
    paragraphs: [
      'What you type and upload here stays on the computer that runs this demo, in its data folder, unless that was told to use services elsewhere.',
      'Its mailbox is open to whoever can open the demo, and the demo’s people share one password: use nothing that is private.',
    ],
    note: 'Whoever runs this for real names their own policy.',
  },
  [TERMS_PATH]: {
    title: 'Terms and Conditions',
    paragraphs: [
      'This is a demo. The vendors, their prices and their deals are invented, and no agreement with them is binding.',
      'Payments are practice payments: no money is charged. You can delete your account and its data at any time in the settings.',
    ],
    note: 'A deployment for real weddings links to its own terms here.',
  },
  [GUARANTEE_PATH]: {
    title: 'Guarantee',
    paragraphs: [
      'This is a demo. Its bookings are invented, so this guarantee protects no payment and binds nobody.',
      'It shows where the guarantee of a deployment for real weddings would be.',
    ],
    note: 'Without a guarantee of its own, a deployment does not mention one.',
  },
}

/** Serves a privacy policy, terms and a guarantee that stand in for external pages. */
export function registerLegalPages(app: FastifyInstance): void {
  for (const [path, { title, paragraphs, note }] of Object.entries(PAGES)) {
    const texts = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
    const body = `<header><p class="badge">Demo</p><h1>${title}</h1></header>\n${texts}\n<p class="note">${note}</p>`
    const page = writePage({ title, stylesPath: STYLES, body })
    app.get(path, async (_request, reply) => sendPage(reply, page, POLICY))
  }
  registerStyles(app, STYLES, 'checkout/checkout.css')
}
