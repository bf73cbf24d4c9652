import { existsSync, readFileSync } from 'node:fs'
import { ASSISTANT_DONE, calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssistantProvider } from './providers/assistant/assistant.ts'
import { joinChat } from './testing/chat-socket.ts'
import { filesInStore, streamFilm } from './testing/documents.ts'
import { makeLead, type TestLead } from './testing/leads.ts'
import { type Nginx, startNginx } from './testing/nginx.ts'
import { startApi, type TestApi, until } from './testing/start-api.ts'

const bin = [process.env.NGINX_BIN, '/usr/sbin/nginx'].find((path) => path && existsSync(path))

/** The configuration of the self-hosting guide. */
const GUIDE = readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8')
const [, written = ''] = /```nginx\n([\s\S]+?)```/.exec(GUIDE) ?? []

/** An unsuitable configuration that compresses and buffers every response. */
const CARELESS = `
  gzip on; gzip_types *; gzip_min_length 0; gzip_proxied any;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 443 ssl;
    proxy_buffers 64 64k;
    client_max_body_size 1g;
    location / {
      proxy_pass http://127.0.0.1:8787;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
`

describe.skipIf(!bin).each([
  ['from the guide', written],
  ['that compresses everything', CARELESS],
])('the API behind an nginx with the configuration %s', (_name, config) => {
  let answer: AssistantProvider['answer']
  let api: TestApi
  let nginx: Nginx
  let lead: TestLead
  beforeAll(async () => {
    api = await startApi(
      { TRUST_PROXY: '1' },
      { assistant: { name: 'catalogue', answer: (...asked) => answer(...asked) } },
    )
    nginx = await startNginx(bin ?? '', (port) =>
      config
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replace(/^\s*ssl_certificate.*$/gm, '')
        .replace('http://127.0.0.1:8787', api.url),
    )
    lead = await makeLead(api)
  })
  afterAll(async () => {
    await nginx?.stop()
    await api?.stop()
  })

  /**
   * Sends a question like a browser that accepts compression. Returns a function that waits for a part of the stream.
   */
  async function ask(signal: AbortSignal | null = null) {
    const response = await fetch(nginx.url + calls.streamFromAssistant.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip, br' },
      body: JSON.stringify({ message: 'Who grows peonies?', is_vendor: false, vendor_id: null }),
      signal,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    return async (part: string) => {
      while (!text.includes(part)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
        if (done) throw new Error(`It ended without ${part}: ${text}`)
        text += value
      }
    }
  }

  it('the assistant delivers the first words of a reply before the reply is complete', async () => {
    let goOn = () => {}
    const isAllowed = new Promise<void>((resolve) => {
      goOn = resolve
    })
    answer = async function* () {
      yield 'The first words'
      await isAllowed
      yield ' and the last.'
      return {}
    }
    const heard = await ask()
    await heard('The first words')
    goOn()
    await heard(`event: ${ASSISTANT_DONE}`)
  })

  it('the API aborts the assistant’s reply when the client disconnects', async () => {
    let hasEnded = () => {}
    const ended = new Promise<void>((resolve) => {
      hasEnded = resolve
    })
    answer = async function* (_question, _catalogue, signal) {
      signal.addEventListener('abort', hasEnded)
      yield 'The first words'
      await ended
      return {}
    }
    const stopping = new AbortController()
    const heard = await ask(stopping.signal)
    await heard('The first words')
    stopping.abort()
    await ended
  })

  it('a client opens a socket and receives messages', async () => {
    const { body } = await api.get('/couple/dashboard/', { token: lead.couple })
    const coupleId = Number(calls.getDashboard.response.parse(body).user.id)
    const couple = await joinChat(nginx.url, coupleId, lead.couple)
    const vendor = await joinChat(nginx.url, lead.vendorUserId, lead.vendor)
    couple.send({ action: 'message', message: 'Is June free?', roomId: lead.roomId, client_id: 'c1' })
    expect(await vendor.next('message')).toMatchObject({ message: 'Is June free?', user: coupleId })
    couple.close()
    vendor.close()
  })

  it('nginx streams a video to the server during its upload', async () => {
    const before = await filesInStore(api)
    const sent = await streamFilm({ url: nginx.url }, lead, 16 * 1024 * 1024)
    await until(async () => expect((await filesInStore(api)).length).toBeGreaterThan(before.length))
    sent.destroy()
    await until(async () => expect(await filesInStore(api)).toEqual(before))
  })
})
