import { calls } from '@vowkit/sdk-core/contract'
import { expect } from 'vitest'
import { digestOf, makePdf, upload } from './documents.ts'
import { sendInvoice } from './invoices.ts'
import { makeLead, type TestLead } from './leads.ts'
import { visionForm } from './photos.ts'
import { type TestApi, until } from './start-api.ts'

/** Texts that only the first couple and its vendor may read. */
export const SECRETS = [
  'Between the two of us',
  'our-contract.pdf',
  '4711.00',
  'A barn full of secrets',
  'our-receiver.invalid',
]

/** A couple with data of every kind. */
export interface FirstCouple extends TestLead {
  userId: number
  email: string
  /** The id of a message of the couple. */
  messageId: number
  /** The id of a document of the couple. */
  fileId: number
  contractId: number
  invoiceId: number
  /** The code of the invoice's payment link. */
  payCode: string
  visionId: string
  /** The id of a webhook endpoint of the vendor. */
  webhookId: number
  /** The id of a webhook delivery of the vendor. */
  deliveryId: number
  /** The id of a calendar feed of the vendor. */
  subscriptionId: number
  /** Reads all data that a different account could change. */
  look(): Promise<unknown>
}

export async function makeFirstCouple(api: TestApi): Promise<FirstCouple> {
  const lead = await makeLead(api)
  const { couple: token, leadId, roomId, vendorUserId } = lead
  const [message, file, contract, vision, receiver] = SECRETS
  const hook = { url: `https://${receiver}/hook`, events: ['message.created'] }
  const made = await api.post('/desk/webhooks/', { token: lead.vendor, json: hook })
  const said = await api.post(`/chat/chats/${roomId}/messages`, { token, json: { message } })
  await upload(api, lead, { [file ?? '']: await makePdf() })
  const contractId = await shareContract(api, lead)
  await api.post(`/market/user/files/sign/${contractId}`, { token, json: { esign_doc: 'A', esign_doc_partner: 'B' } })
  const invoiceId = await sendInvoice(api, lead, contract)
  const drawn = await api.post('/vision/list/', { token, form: visionForm(vision ?? '') })
  const { user, files } = await lead.read()
  const { body: credits } = await api.get('/vision/user-credits/', { token })
  const email = String(credits.email)
  const payCode = await until(async () => {
    const mails = await api.service.services.mailbox.list(email)
    const code = /\/dashboard\/setup\/([\w-]+)\//.exec(mails.map(({ text }) => text).join('\n'))?.[1]
    expect(code).toBeDefined()
    return code ?? ''
  })
  await until(async () => {
    const { body } = await api.get(`/vision/list/${drawn.body.id}/`, { token })
    expect(calls.getVision.response.parse(body).is_processing).toBe(false)
  })

  const webhooksPath = `/desk/webhooks/${made.body.id}/`
  const deliveries = await api.get(`${webhooksPath}deliveries/`, { token: lead.vendor })
  const [delivery] = calls.listWebhookDeliveries.response.parse(deliveries.body).results
  // A disabled endpoint does not change while the tests run.
  await api.patch(webhooksPath, { token: lead.vendor, json: { is_enabled: false } })

  const feed = { url: 'https://localhost/a.ics' }
  const added = await api.post('/desk/calendar/subscriptions/', { token: lead.vendor, json: feed })
  const [subscription] = calls.addDeskSubscription.response.parse(added.body).subscriptions

  return {
    ...lead,
    webhookId: Number(made.body.id),
    deliveryId: Number(delivery?.id),
    subscriptionId: Number(subscription?.id),
    userId: Number(user.user_id),
    email,
    messageId: Number(said.body.message_id),
    fileId: Number(files[0]?.id),
    contractId,
    invoiceId,
    payCode,
    visionId: String(drawn.body.id),
    async look() {
      const paths = [
        `/market/couple/lead/data/${lead.vendorId}`,
        `/chat/users/${user.user_id}/chats`,
        `/chat/chats/${roomId}/messages`,
        '/vendor/active/',
        '/vision/list/',
        '/vision/user-credits/',
        '/couple/update-profile/',
      ]
      const answers = await Promise.all([
        ...paths.map((path) => api.get(path, { token })),
        ...[`/desk/leads/${leadId}/`, '/desk/webhooks/', `${webhooksPath}deliveries/`].map((path) =>
          api.get(path, { token: lead.vendor }),
        ),
      ])
      // Removes document URLs, because they change over time.
      return JSON.parse(JSON.stringify(answers.map(({ body }) => body)).replace(/\/documents\/[^"]*/g, ''))
    },
  }

  /** Shares a document of the vendor that needs a signature. Returns its id. */
  async function shareContract(api: TestApi, { read }: TestLead): Promise<number> {
    const { documents, providers } = api.service.services
    const pdf = await makePdf()
    const key = `${leadId.toString(16).padStart(39, '0')}c.pdf`
    await providers.files.put(key, pdf, 'application/pdf')
    const document = { name: 'Agreement.pdf', key, size: pdf.byteLength, hash: digestOf(pdf), needsSignature: true }
    await api.db.transaction((tx) => documents.add(tx, leadId, vendorUserId, [document]))
    return Number((await read()).files.at(-1)?.id)
  }
}
