import { wasOpen } from '@vowkit/sdk-core/assistant'
import { adoptSheets } from '../bridge/adopt-sheets.ts'
import type { PropElement, View } from '../bridge/create-element-class.ts'
import { scriptHost } from '../shell/script-place.ts'
import { keepInWindow } from './keep-in-window.ts'
import { createLooks } from './launcher-looks.ts'
import { createParts } from './launcher-parts.ts'
import type { LauncherProps } from './launcher-props.ts'
import { createWords } from './launcher-words.ts'
import { loadPanel } from './load-panel.ts'

/** The button, in plain markup; and the panel once it is wanted. */
export function launcherView(shadow: ShadowRoot, element: PropElement): View<LauncherProps> {
  const parts = createParts()
  const { root, corner, button, place } = parts
  const looks = createLooks(root)
  const words = createWords((said) => parts.label(said))
  let props: LauncherProps = {}
  let panel: View<LauncherProps> | null = null
  let isLoading = false
  let isThere = true
  /** Whether the panel has said if it is open; until then what this tab has kept of it counts. */
  let isKnown = false
  let letGo: (() => void) | null = null

  /** Puts the panel in its place, open or closed: all that opening it does not have to do. */
  async function preparePanel(): Promise<void> {
    const { mountPanel } = await loadPanel()
    if (!isThere || panel) return
    parts.setFailed(false)
    panel = mountPanel(shadow, place, adoptSheets)
    panel.render(panelProps())
  }

  async function showPanel(): Promise<void> {
    if (isLoading) return
    isLoading = true
    parts.setBusy(true)
    try {
      await preparePanel()
    } catch (cause) {
      if (isThere) tellFailure(cause)
    } finally {
      isLoading = false
      parts.setBusy(false)
    }
  }

  function tellFailure(cause: unknown): void {
    const message = `The panel could not be loaded: ${String(cause)}`
    console.error(`<${element.localName}> load_failed: ${message}`)
    parts.setFailed(true)
    props.onError?.({ code: 'load_failed', message })
    element.setProp('open', false)
  }

  function panelProps(): LauncherProps {
    return {
      ...props,
      open: isKnown ? props.open === true : props.open,
      onDismiss: () => button.focus(),
      onShow(isOpen) {
        isKnown = true
        // Afterwards: what is being rendered must not be rendered anew meanwhile.
        queueMicrotask(() => {
          if (!isOpen) element.setProp('isAskedFor', false)
          element.setProp('open', isOpen)
        })
      },
    }
  }

  /** Whether the panel is to be there: the page says so, or somebody left it open in this tab. */
  function isWanted(): boolean {
    if (props.position === 'inline') return true
    if (props.open !== undefined) return props.open
    const host = props.client?.apiHost ?? (props.apiHost || scriptHost)
    return host ? wasOpen(host.replace(/\/+$/, ''), props.storage) : false
  }

  parts.listen({
    // One that does not come is told of when it is to be shown.
    onNear: () => void preparePanel().catch(() => {}),
    onPress() {
      const isOpen = props.open === true
      element.setProp('isAskedFor', !isOpen)
      element.setProp('open', !isOpen)
    },
  })
  shadow.append(root)

  return {
    render(next) {
      props = next
      const isFloating = props.position !== 'inline'
      looks.show(props)
      words.show(props)
      corner.className = isFloating ? 'vk-assistant' : ''
      corner.dataset.position = props.position ?? 'bottom-right'
      button.hidden = !isFloating
      if (!isFloating) letGo?.()
      letGo = isFloating ? (letGo ?? keepInWindow(parts)) : null
      parts.setOpen(props.open === true)
      if (panel) panel.render(panelProps())
      else if (isWanted()) void showPanel()
    },
    unmount() {
      isThere = false
      letGo?.()
      looks.stop()
      panel?.unmount()
      root.remove()
    },
  }
}
