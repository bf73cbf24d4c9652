/*
 * Simulates faults around an element, such as `?fault=slow&fault=expired`. Runs before the element's script, which
 * stores a reference to `fetch`. Faults that are not marked `at load` can be switched while the page is open.
 */
const faults = new Set(new URLSearchParams(location.search).getAll('fault'))

const real = { fetch: window.fetch, send: XMLHttpRequest.prototype.send }

async function hindrance() {
  if (faults.has('slow')) await new Promise((resolve) => setTimeout(resolve, 3_000))
  if (faults.has('offline')) throw new TypeError('The playground is offline.')
}

window.fetch = async (address, options = {}) => {
  await hindrance()
  if (faults.has('broken'))
    return Response.json({ detail: 'Broken by the playground.', code: 'internal' }, { status: 500 })
  const headers = new Headers(options.headers)
  if (faults.has('expired') && headers.has('Authorization')) headers.set('Authorization', 'Token expired')
  const answer = await real.fetch.call(window, address, { ...options, headers })
  return faults.has('dead') && answer.headers.get('Content-Type')?.startsWith('text/event-stream')
    ? goDead(answer)
    : answer
}

/* Returns a response whose stream sends half of the first chunk, then stalls without closing. */
function goDead({ body, status, headers }) {
  const reader = body.getReader()
  const beginning = new ReadableStream({
    async start(controller) {
      const { value } = await reader.read()
      if (value) controller.enqueue(value.subarray(0, value.length / 2))
    },
    cancel: () => reader.cancel(),
  })
  return new Response(beginning, { status, headers })
}

/* With the fault `dead`, replaces sockets with a socket that never opens and dispatches no events. */
window.WebSocket = new Proxy(WebSocket, {
  construct: (Socket, [address, ...rest]) =>
    faults.has('dead') ? Object.assign(new EventTarget(), { send() {}, close() {} }) : new Socket(address, ...rest),
})

XMLHttpRequest.prototype.send = function send(body) {
  hindrance().then(
    () => real.send.call(this, body),
    () => this.dispatchEvent(new ProgressEvent('error')),
  )
}

/* At load: simulates a browser that blocks storage. */
if (faults.has('no-storage'))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is blocked by the playground.', 'SecurityError')
      },
    })

/* At load: simulates a page with an old library that serializes arrays as strings and adds an enumerable property to
   the array prototype. */
if (faults.has('polluted')) {
  const { stringify } = JSON
  Array.prototype.toJSON = function toJSON() {
    return `[${Array.from(this, (item) => stringify(item)).join(', ')}]`
  }
  Array.prototype.each = Array.prototype.forEach
}
