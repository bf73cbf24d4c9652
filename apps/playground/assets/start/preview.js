/* The owner's page: the element on an example website, in a frame with another origin. */
import { PARTNER } from '../shared/hosts.js'

/* The widths of the previewed page in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 }

export function createPreview(root) {
  const frame = root.querySelector('iframe')
  const space = root.querySelector('.preview__space')
  const notice = root.querySelector('.preview__notice')
  const retry = notice.querySelector('button')
  let shown = ''
  let width = 'phone'
  let latest

  function fit() {
    const page = WIDTHS[width]
    const scale = Math.min(1, space.clientWidth / page)
    Object.assign(frame.style, {
      width: `${page}px`,
      height: `${space.clientHeight / scale}px`,
      scale: String(scale),
      left: `${Math.max(0, (space.clientWidth - page) / 2)}px`,
    })
  }

  /* Shows a notice instead of the website, such as while it loads. */
  function announce(status, text = '') {
    root.dataset.status = status
    notice.hidden = text === ''
    notice.querySelector('p').textContent = text
    retry.hidden = status !== 'failed'
  }

  function load() {
    announce('loading', 'Loading the preview…')
    const query = new URLSearchParams([['element', latest.tag], ...latest.attributes])
    /* Replaces the frame's entry, so that the Back button changes this page. */
    frame.contentWindow.location.replace(`${PARTNER}/website?${query}`)
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PARTNER || source !== frame.contentWindow || !shown) return
    if (data.status === 'ready') {
      announce('ready')
      send()
    } else announce('failed', 'The preview cannot reach the demo’s backend. The code in step 3 is still right.')
  })

  function send() {
    frame.contentWindow.postMessage({ attributes: latest.attributes }, PARTNER)
  }

  retry.addEventListener('click', load)
  new ResizeObserver(fit).observe(space)

  return {
    /* Shows an element. Only another element reloads the website: other settings apply to the one that it shows. */
    show(element, missing) {
      latest = element
      if (missing) {
        shown = ''
        announce('missing', missing)
      } else if (shown !== element.tag) {
        shown = element.tag
        load()
      } else send()
    },
    set width(name) {
      width = Object.hasOwn(WIDTHS, name) ? name : 'phone'
      root.dataset.width = width
      fit()
    },
  }
}
