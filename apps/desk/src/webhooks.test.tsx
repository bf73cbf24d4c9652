import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { account } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'
import { pseudoTranslation, untranslated } from './testing/pseudo-translation.ts'

const PATH = '/desk/webhooks/'
const URL = 'https://crm.example.com/in'
const endpoint = (fields: object = {}) => ({
  ...{ id: 3, url: URL, events: ['lead.created'], is_enabled: true, created_at: '2026-05-01T10:00:00Z' },
  ...fields,
})
const list = (...endpoints: object[]): ScriptedAnswer => ({ path: PATH, method: 'GET', body: endpoints })
const delivery = (fields: object = {}) => ({
  ...{ id: 9, event_id: 'evt_9', type: 'lead.created', status: 'delivered', attempts: 1, response_status: 200 },
  created_at: '2026-05-01T10:00:00Z',
  ...fields,
})
const log = (results: object[]): ScriptedAnswer => ({ path: `${PATH}3/deliveries/`, body: { results } })
const secretOf = (secret: string) => ({ ...endpoint(), secret })

async function openWebhooks(...script: ScriptedAnswer[]) {
  const opened = openDesk('/settings', { script: [account, ...script] })
  await act(settle)
  return { ...opened, card: within(screen.getByRole('region', { name: 'Webhooks' })) }
}

describe('the webhooks in the settings', () => {
  it('explain what they are for while there are none, and can be loaded again after a failure', async () => {
    const { card, user } = await openWebhooks({ path: PATH, method: 'GET', status: 403, body: {} }, list())
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(card.getByText(/^No webhooks yet/)).toBeInTheDocument()
  })

  it('are added with the chosen events, and show the secret once', async () => {
    const { card, user, platform } = await openWebhooks(
      list(),
      { path: PATH, method: 'POST', status: 201, body: secretOf('whsec_new') },
      list(endpoint()),
    )
    await user.click(card.getByRole('button', { name: 'Add a webhook' }))
    await user.type(card.getByRole('textbox', { name: 'Address' }), URL)
    await user.click(card.getByRole('checkbox', { name: /^Paid invoice/ }))
    await user.click(card.getByRole('button', { name: 'Add' }))
    await act(settle)
    expect(platform.backend.to(PATH, 'POST')[0]?.body).toBe(`{"url":"${URL}","events":["lead.created","invoice.paid"]}`)
    expect(card.getByRole('heading', { name: 'Copy the secret now' })).toHaveFocus()
    expect(card.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_new')
    await user.click(card.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('whsec_new')
    await user.click(card.getByRole('button', { name: 'I have stored it' }))
    expect(card.queryByRole('textbox', { name: 'Secret' })).toBeNull()
    expect(card.getByRole('heading', { name: 'Webhooks' })).toHaveFocus()
  })

  it('ask for an event, and show why the backend rejects an address', async () => {
    const body = { code: 'validation_failed', detail: '', url: ['Use an address that anyone can reach.'] }
    const { card, user, platform } = await openWebhooks(list(), { path: PATH, method: 'POST', status: 400, body })
    await user.click(card.getByRole('button', { name: 'Add a webhook' }))
    await user.type(card.getByRole('textbox', { name: 'Address' }), 'https://127.0.0.1/')
    await user.click(card.getByRole('checkbox', { name: /^New lead/ }))
    await user.click(card.getByRole('button', { name: 'Add' }))
    expect(card.getByRole('alert')).toHaveTextContent('choose at least one event')
    expect(platform.backend.to(PATH, 'POST')).toHaveLength(0)
    await user.click(card.getByRole('checkbox', { name: /^New lead/ }))
    await user.click(card.getByRole('button', { name: 'Add' }))
    await act(settle)
    expect(card.getByRole('alert')).toHaveTextContent('Use an address that anyone can reach.')
    expect(card.getByRole('textbox', { name: 'Address' })).toHaveValue('https://127.0.0.1/')
  })

  it('are paused and resumed', async () => {
    const { card, user } = await openWebhooks(
      list(endpoint()),
      { path: `${PATH}3/`, method: 'PATCH', body: endpoint({ is_enabled: false }) },
      list(endpoint({ is_enabled: false })),
    )
    expect(card.getByText('Active')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: `Pause ${URL}` }))
    await act(settle)
    expect(card.getByText('Paused')).toBeInTheDocument()
    expect(card.getByRole('button', { name: `Resume ${URL}` })).toBeInTheDocument()
  })

  it('say that a receiver fails, and why a webhook was stopped', async () => {
    const { card } = await openWebhooks(
      list(
        endpoint({ failing_since: '2026-05-01T12:00:00Z' }),
        endpoint({ id: 4, is_enabled: false, disabled_reason: 'failing' }),
        endpoint({ id: 5, previous_secret_until: '2026-05-02T12:00:00Z' }),
      ),
    )
    const [failing, stopped, rotated] = card.getAllByRole('listitem')
    expect(failing).toHaveTextContent(/Failing.*Every attempt has failed since May 1, 2026/)
    expect(stopped).toHaveTextContent(/Stopped, because every attempt failed for 3 days/)
    expect(rotated).toHaveTextContent(/Signed with the old and the new secret until May 2, 2026/)
  })

  it('get a new secret and are deleted after a question', async () => {
    const { card, user } = await openWebhooks(
      list(endpoint()),
      { path: `${PATH}3/rotate/`, body: secretOf('whsec_second') },
      list(endpoint()),
      { path: `${PATH}3/`, method: 'DELETE', status: 204 },
      list(),
    )
    await user.click(card.getByRole('button', { name: `Edit ${URL}` }))
    await user.click(card.getByRole('button', { name: 'Replace the secret' }))
    expect(card.getByText(/For 24 hours we sign with both secrets/)).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Replace the secret' }))
    await act(settle)
    expect(card.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_second')
    await user.click(card.getByRole('button', { name: `Edit ${URL}` }))
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await act(settle)
    expect(card.getByRole('status')).toHaveTextContent('The webhook is deleted.')
    expect(card.queryByRole('textbox', { name: 'Secret' })).toBeNull()
    expect(card.getByRole('heading', { name: 'Webhooks' })).toHaveFocus()
  })

  it('keep a webhook whose deletion fails, and show the failure', async () => {
    const { card, user } = await openWebhooks(list(endpoint()), { path: `${PATH}3/`, method: 'DELETE', status: 400 })
    await user.click(card.getByRole('button', { name: `Edit ${URL}` }))
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await user.click(card.getByRole('button', { name: 'Delete' }))
    await act(settle)
    expect(card.getByRole('alert')).toBeInTheDocument()
    expect(card.getByText(URL)).toBeInTheDocument()
  })
})

describe('the deliveries of a webhook', () => {
  const failed = delivery({
    ...{ id: 8, status: 'failed', attempts: 12, response_status: 500, response_body: '<h1>Oops</h1>' },
    error: 'The receiver responded 500.',
  })

  it('show the result and the response of each, and are sent again', async () => {
    const { card, user, platform } = await openWebhooks(
      list(endpoint()),
      log([delivery(), failed]),
      { path: '/desk/webhook-deliveries/8/resend/', body: delivery({ id: 8, status: 'pending' }) },
      log([delivery(), delivery({ id: 8, status: 'pending', attempts: 0, response_status: undefined })]),
    )
    await user.click(card.getByRole('button', { name: `Deliveries to ${URL}` }))
    await act(settle)
    const deliveries = within(card.getByRole('region', { name: `Deliveries to ${URL}` }))
    const [first, second] = deliveries.getAllByRole('listitem')
    expect(first).toHaveTextContent(/New lead Delivered.*response 200 · 1 attempt/)
    expect(second).toHaveTextContent(/Failed.*response 500 · 12 attempts.*The receiver responded 500\..*<h1>Oops<\/h1>/)
    await user.click(within(second ?? document.body).getByRole('button', { name: /^Send again: New lead/ }))
    await act(settle)
    expect(platform.backend.to('/desk/webhook-deliveries/8/resend/')).toHaveLength(1)
    expect(deliveries.getByRole('status')).toHaveTextContent('The event is on its way again.')
    expect(deliveries.getAllByRole('listitem')[1]).toHaveTextContent('Waiting')
  })

  it('are empty at first, and a test event fills them', async () => {
    const { card, user } = await openWebhooks(
      list(endpoint()),
      log([]),
      { path: `${PATH}3/test/`, status: 201, body: delivery({ type: 'endpoint.test', status: 'pending' }) },
      log([delivery({ type: 'endpoint.test' })]),
    )
    await user.click(card.getByRole('button', { name: `Deliveries to ${URL}` }))
    await act(settle)
    expect(card.getByText(/^Nothing was sent in the last 30 days/)).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Send a test' }))
    await act(settle)
    expect(card.getByText('Test', { exact: false, selector: '.deliveries .row__title' })).toHaveTextContent('Delivered')
  })

  it('cannot be sent again while the webhook is paused', async () => {
    const { card, user } = await openWebhooks(list(endpoint({ is_enabled: false })), log([delivery()]))
    await user.click(card.getByRole('button', { name: `Deliveries to ${URL}` }))
    await act(settle)
    expect(card.queryByRole('button', { name: /^Send/ })).toBeNull()
  })
})

it('partners have neither webhooks nor emails about leads', async () => {
  const body = { ...Object(account.body), vendor: undefined, partner: { id: 2, name: 'Fennel', key: 'fennel' } }
  const { platform } = openDesk('/settings', { script: [{ ...account, body }] })
  await act(settle)
  expect(screen.queryByRole('region', { name: 'Webhooks' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Emails to you' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Payouts' })).toBeNull()
  expect(screen.getByText('Your team sees the same leads and figures. Owners change the team.')).toBeInTheDocument()
  expect(platform.backend.to(PATH)).toHaveLength(0)
})

it('the webhooks and their deliveries contain no untranslated text', async () => {
  const script = [
    { ...account, body: { ...Object(account.body), name: '§', email: '§', vendor: { id: 1, business_name: '§' } } },
    list(endpoint({ url: '§', failing_since: '2026-05-01T12:00:00Z' })),
    log([delivery({ status: 'failed', error: '§', response_body: '§' }), delivery({ id: 2, type: 'endpoint.test' })]),
  ]
  const { user } = openDesk('/settings', { script, spanish: pseudoTranslation })
  await act(settle)
  await user.click(screen.getByRole('button', { name: /Deliveries to/ }))
  await act(settle)
  expect(screen.getByText(/Waiting|Failed/, { selector: '.mark' })).toBeInTheDocument()
  expect(untranslated(document.body)).toEqual([])
  await user.click(screen.getByRole('button', { name: /Edit/ }))
  expect(untranslated(document.body)).toEqual(['https://'])
})

it('the secret can be selected if the browser does not allow copying', async () => {
  const { card, user } = await openWebhooks(
    list(endpoint()),
    { path: `${PATH}3/rotate/`, body: secretOf('whsec_x') },
    list(endpoint()),
  )
  await user.click(card.getByRole('button', { name: `Edit ${URL}` }))
  await user.click(card.getByRole('button', { name: 'Replace the secret' }))
  await user.click(card.getByRole('button', { name: 'Replace the secret' }))
  await act(settle)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(card.getByRole('button', { name: 'Copy' }))
  expect(card.getByText(/does not allow copying/)).toBeInTheDocument()
})
