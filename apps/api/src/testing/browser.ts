/** The page that a browser has navigated to. */
export interface Page {
  url: URL
  /** Absent if the test does not run a server at this URL. */
  answer?: { status: number; headers: Headers; html: string }
}

/** A minimal browser that supports redirects and cookies. */
export interface Browser {
  /** Opens a URL and follows redirects. */
  visit(address: string | URL): Promise<Page>
  /** Submits the page's form and follows redirects. Stops before a redirect to `until`. */
  submit(page: Page, fields: Record<string, string>, until?: string): Promise<Page>
}

interface Cookie {
  name: string
  value: string
  origin: string
  path: string
}

/** `servers` maps public origins to the local URLs of their servers. */
export function createBrowser(servers: Record<string, string>): Browser {
  const cookies: Cookie[] = []

  function keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/'
    const cookie = { name, value, origin: url.origin, path }
    const index = cookies.findIndex((old) => old.name === name && old.origin === url.origin && old.path === path)
    cookies.splice(index < 0 ? cookies.length : index, 1, cookie)
  }

  async function go(url: URL, form?: URLSearchParams, until?: string): Promise<Page> {
    const server = servers[url.origin]
    if (!server) return { url }
    const own = cookies.filter(({ origin, path }) => origin === url.origin && url.pathname.startsWith(path))
    const response = await fetch(server + url.pathname + url.search, {
      redirect: 'manual',
      headers: { Accept: 'text/html', Cookie: own.map(({ name, value }) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) keep(url, line)
    const location = response.headers.get('location')
    const html = await response.text()
    if (location !== null) {
      const next = new URL(location, url)
      return next.pathname === until ? { url: next } : go(next, undefined, until)
    }
    return { url, answer: { status: response.status, headers: response.headers, html } }
  }

  return {
    visit: (address) => go(new URL(address)),
    submit: (page, fields, until) => go(page.url, new URLSearchParams(fields), until),
  }
}
