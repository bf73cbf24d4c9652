interface FrameSettings {
  enableIframePageLoading: boolean
  disableIframePageLoading: boolean
  fetch: { interceptor: { beforeAsyncRequest(): Promise<Response> } }
}

declare global {
  interface Window {
    happyDOM: { settings: FrameSettings }
  }
}

/** Serves an empty page to every frame when the test calls `load`. */
export function framePages(): { load(): void } {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const { settings } = window.happyDOM
  settings.enableIframePageLoading = true
  settings.disableIframePageLoading = false
  settings.fetch.interceptor = {
    async beforeAsyncRequest() {
      await loaded
      return new Response('', { headers: { 'Content-Type': 'text/html' } })
    },
  }
  return { load: () => load() }
}
