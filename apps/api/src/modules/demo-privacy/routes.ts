import type { FastifyInstance } from 'fastify'
import { PRIVACY_PATH } from '../../config/config.ts'
import { readStyles } from '../../http/read-styles.ts'
import { sendPage } from '../../http/send-page.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Privacy Policy</title>
<link rel="stylesheet" href="${PRIVACY_PATH}.css"></head>
<body><main><header><p class="badge">Demo</p><h1>Privacy Policy</h1></header>
<p>What you type and upload here stays on the computer that runs this demo, in its data folder, unless that was told to use services elsewhere.</p>
<p>Its mailbox is open to whoever can open the demo, and the demo's people share one password: use nothing that is private.</p>
<p class="note">Whoever runs this for real names their own policy.</p></main></body></html>`

/** The privacy policy of a demo, in the place of the external one. */
export function registerPrivacy(app: FastifyInstance): void {
  app.get(PRIVACY_PATH, async (_request, reply) => sendPage(reply, PAGE, POLICY))

  const styles = readStyles('checkout/checkout.css')
  app.get(`${PRIVACY_PATH}.css`, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/css').send(styles),
  )
}
