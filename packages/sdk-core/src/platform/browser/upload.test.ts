import { afterEach, expect, it } from 'vitest'
import { xhrUpload } from './upload.ts'

/** A fake XMLHttpRequest with only the members that the code uses. The test acts as the network. */
class Request {
  static last: Request
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  status = 201
  responseText = '{"id":"v1"}'
  sent: unknown[] = []
  isAborted = false

  constructor() {
    Request.last = this
  }
  open(...how: unknown[]): void {
    this.sent.push(...how)
  }
  setRequestHeader(...header: unknown[]): void {
    this.sent.push(...header)
  }
  send(body: unknown): void {
    this.sent.push(body)
  }
  abort(): void {
    this.isAborted = true
    this.onloadend?.()
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 7\r\n'
  }
}

function setup() {
  Reflect.set(globalThis, 'XMLHttpRequest', Request)
  const stopped = new AbortController()
  const progress: number[] = []
  const init = { method: 'POST', headers: { A: '1' }, body: 'x', signal: stopped.signal, credentials: 'omit' as const }
  const send = () => xhrUpload('https://api.test/', init, (done) => void progress.push(done))
  return { stopped, progress, send }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
})

it('xhrUpload sends the body, reports the progress and resolves to the response', async () => {
  const { send, progress } = setup()
  const pending = send()
  const request = Request.last
  expect(request.sent).toEqual(['POST', 'https://api.test/', 'A', '1', 'x'])
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  request.upload.onprogress?.({ loaded: 1, total: 0 })
  request.onload?.()
  request.onloadend?.()
  const response = await pending
  expect(progress).toEqual([0.25, 0])
  expect([response.status, await response.text()]).toEqual([201, '{"id":"v1"}'])
  expect([response.headers.get('Retry-After'), response.headers.get('X-None')]).toEqual(['7', null])
})

it('xhrUpload aborts the request when the signal aborts, and sends nothing with an aborted signal', async () => {
  const { send, stopped } = setup()
  const pending = send()
  const request = Request.last
  stopped.abort(new Error('enough'))
  await expect(pending).rejects.toThrow('enough')
  expect(request.isAborted).toBe(true)
  await expect(send()).rejects.toThrow('enough')
  expect(Request.last).toBe(request)
})

it('xhrUpload rejects when the request gets no response', async () => {
  const { send } = setup()
  const pending = send()
  Request.last.onerror?.()
  await expect(pending).rejects.toThrow(TypeError)
})
