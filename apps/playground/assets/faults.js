/*
 * What may go wrong around an element, as the address asks for it: `?fault=slow&fault=expired`. Stands before the element's
 * script, which takes `fetch` as it finds it; what is not marked as `at load` can be switched while the page is there.
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
  return real.fetch.call(window, address, { ...options, headers })
}

XMLHttpRequest.prototype.send = function send(body) {
  hindrance().then(
    () => real.send.call(this, body),
    () => this.dispatchEvent(new ProgressEvent('error')),
  )
}

/* At load: a browser that blocks storage. */
if (faults.has('no-storage'))
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is blocked by the playground.', 'SecurityError')
      },
    })

/* At load: a page with a library from 2007, which writes arrays into JSON as texts and adds to every loop over one. */
if (faults.has('polluted')) {
  const { stringify } = JSON
  Array.prototype.toJSON = function toJSON() {
    return `[${Array.from(this, (item) => stringify(item)).join(', ')}]`
  }
  Array.prototype.each = Array.prototype.forEach
}
