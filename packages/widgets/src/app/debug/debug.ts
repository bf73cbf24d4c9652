import type { Client } from '@vowkit/sdk-core'
import { createPanel } from './panel.ts'
import { createRecorder, type DebugReport, type Recorder } from './report.ts'

declare global {
  interface Window {
    /** Exists on development machines and on pages with an element that has the attribute `debug`. */
    vowkit?: {
      /** Opens a panel with the elements, calls and events of the page, or closes it. Returns what the panel shows. */
      debug(): DebugReport
    }
  }
}

let recorder: Recorder | undefined

/** Adds an element to the reports of `window.vowkit.debug()`. */
export function recordElement(element: Element, client: Client): void {
  recorder ??= install()
  recorder.add(element, client)
}

function install(): Recorder {
  const created = createRecorder()
  const panel = createPanel(created.report)
  window.vowkit = {
    debug() {
      if (panel.isOpen) panel.close()
      else panel.open()
      return created.report()
    },
  }
  return created
}
