/** Options of a request. */
export interface RequestOptions {
  token?: string
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
  /** The `Origin` header. Defaults to the site. `null` sends no header, like clients other than browsers. */
  origin?: string | null
}

export interface Answer {
  status: number
  headers: Headers
  /** The parsed JSON, or `{ text }` if the body is not JSON. */
  body: Record<string, unknown>
}

export interface ApiClient {
  get(path: string, options?: RequestOptions): Promise<Answer>
  post(path: string, options?: RequestOptions): Promise<Answer>
  patch(path: string, options?: RequestOptions): Promise<Answer>
  delete(path: string, options?: RequestOptions): Promise<Answer>
}

/** Creates a client that sends requests like a page of `site`. */
export function createApiClient(url: string, site: string): ApiClient {
  async function send(method: string, path: string, options: RequestOptions): Promise<Answer> {
    const { token, json, form, headers, origin = new URL(site).origin } = options
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { Authorization: `Token ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(origin !== null && { Origin: origin }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }
  return {
    get: (path, options = {}) => send('GET', path, options),
    post: (path, options = {}) => send('POST', path, options),
    patch: (path, options = {}) => send('PATCH', path, options),
    delete: (path, options = {}) => send('DELETE', path, options),
  }
}
