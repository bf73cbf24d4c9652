/** What a request may carry. */
export interface RequestOptions {
  token?: string
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
  /** Of the page that calls; null for a caller that is no browser. By default a page of the site. */
  origin?: string | null
}

export interface Answer {
  status: number
  headers: Headers
  /** The JSON of the answer, or `{text}` when it is none. */
  body: Record<string, unknown>
}

export interface ApiClient {
  get(path: string, options?: RequestOptions): Promise<Answer>
  post(path: string, options?: RequestOptions): Promise<Answer>
  delete(path: string, options?: RequestOptions): Promise<Answer>
}

/** Calls a server as a page of `site` does. */
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
    delete: (path, options = {}) => send('DELETE', path, options),
  }
}
