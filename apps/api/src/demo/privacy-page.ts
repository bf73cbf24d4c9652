import type { FastifyInstance } from 'fastify'
import { PRIVACY_PATH } from '../config/demo-paths.ts'
import { registerStyles, sendPage, writePage } from '../http/page.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLES = `${PRIVACY_PATH}.css`

const PAGE = writePage({
  title: 'Privacy Policy',
  stylesPath: STYLES,
  body: `<header><p class="badge">Demo</p><h1>Privacy Policy</h1></header>
<p>What you type and upload here stays on the computer that runs this demo, in its data folder, unless that was told to use services elsewhere.</p>
<p>Its mailbox is open to whoever can open the demo, and the demo's people share one password: use nothing that is private.</p>
<p class="note">Whoever runs this for real names their own policy.</p>`,
})

/** Serves a privacy policy that stands in for an external page. */
export function registerPrivacy(app: FastifyInstance): void {
  app.get(PRIVACY_PATH, async (_request, reply) => sendPage(reply, PAGE, POLICY))
  registerStyles(app, STYLES, 'checkout/checkout.css')
}
