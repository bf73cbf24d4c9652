/** What a request may carry. */
export interface RequestOptions {
  token?: string
  json?: unknown
  form?: FormData | URLSearchParams
  headers?: Record<string, string>
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

/** Speaks to a server as a stranger's program would. */
export function createApiClient(url: string): ApiClient {
  async function send(method: string, path: string, { token, json, form, headers }: RequestOptions): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { Authorization: `Token ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
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
