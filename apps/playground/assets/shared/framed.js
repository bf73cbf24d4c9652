/* A page of the partner's host in a frame of the playground: reports its state, and receives settings. */
const playground = location.origin.replace('//partner.', '//')
const isFramed = parent !== window

function report(message) {
  if (isFramed) parent.postMessage(message, playground)
}

export function onSettings(apply) {
  addEventListener('message', ({ origin, source, data }) => {
    if (isFramed && source === parent && origin === playground) apply(data)
  })
}

/* Reports `failed` if the script of an element cannot be loaded, else `ready` when the element is defined. */
export async function reportElement(tag) {
  const { src } = document.querySelector('script[src*="/embed/"]')
  const isLoaded = await fetch(src).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isLoaded) report({ status: 'failed' })
  await customElements.whenDefined(tag)
  report({ status: 'ready' })
}
