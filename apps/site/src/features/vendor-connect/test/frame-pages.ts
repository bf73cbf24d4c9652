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

/** Lets frames load: each gets an empty page once the test says that it arrives. */
export function framePages(): { arrive(): void } {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { settings } = window.happyDOM
  settings.enableIframePageLoading = true
  settings.disableIframePageLoading = false
  settings.fetch.interceptor = {
    async beforeAsyncRequest() {
      await arrived
      return new Response('', { headers: { 'Content-Type': 'text/html' } })
    },
  }
  return { arrive: () => arrive() }
}
