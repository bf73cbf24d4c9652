import type { Upload } from '../platform.ts'

/** Sends a request with XMLHttpRequest, because `fetch` does not report upload progress. */
export const xhrUpload: Upload = (url, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const stop = () => {
      request.abort()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The upload got no response.'))
    request.onload = () =>
      resolve({
        status: request.status,
        headers: { get: (name) => headerIn(request.getAllResponseHeaders(), name) },
        text: () => Promise.resolve(request.responseText),
      })
    request.onloadend = () => signal.removeEventListener('abort', stop)
    request.send(body)
  })

/** Reads a header from the text of all headers. Reading a header that CORS hides would log an error. */
function headerIn(lines: string, name: string): string | null {
  const line = lines.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line === undefined ? null : line.slice(name.length + 1).trim()
}
