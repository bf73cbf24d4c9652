/** The members of Playwright's `Request` that the helpers use. */
export interface RequestLike {
  url(): string
  method(): string
  postData(): string | null
}

/** The members of Playwright's `Route` that the helpers use. */
export interface RouteLike {
  request(): RequestLike
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>
  fallback(): Promise<void>
}

/** The members of Playwright's `Page` that the helpers use. */
export interface PageLike {
  route(url: (url: URL) => boolean, handler: (route: RouteLike) => Promise<void>): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
}
