/** User interactions with an element's static first view, recorded until the element's app has loaded. */
export interface HeldInteraction {
  /** Resolves once the user's IME composition, if any, has ended. */
  whenComposed(): Promise<void>
  /** Stops recording. Returns a function that restores typed text and focus, and replays the last action once. */
  release(): () => void
}

type Field = HTMLTextAreaElement | HTMLInputElement

const FIELDS = 'textarea, input:not([type=file], [type=checkbox], [type=radio])'
/** Events that indicate that the visitor is about to use the element, so that its app should load. */
const APPROACHES = ['pointerenter', 'pointerover', 'pointerdown', 'focusin', 'keydown', 'dragenter']

/**
 * Records actions and typed text until the element's app has loaded. Calls `onWant` for each event that may need the
 * app. The argument is `true` for a recorded action.
 */
export function holdInteraction(root: ShadowRoot, onWant: (isAction: boolean) => void): HeldInteraction {
  const listening = new AbortController()
  const { signal } = listening
  const initial = new WeakMap<Field, string>()
  let repeat: (() => void) | null = null
  let isComposing = false
  let onComposed = () => {}

  const fields = () => [...root.querySelectorAll<Field>(FIELDS)]
  for (const field of fields()) initial.set(field, field.value)

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    root.addEventListener(type, (event) => listener(event as HTMLElementEventMap[Type]), { capture: true, signal })
  }

  function hold(event: Event, action: () => void): void {
    event.preventDefault()
    event.stopPropagation()
    repeat = action
    onWant(true)
  }

  for (const type of APPROACHES)
    root.addEventListener(type, () => onWant(false), { capture: true, passive: true, signal })
  listen('click', (event) => {
    const control =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, a:not([href]), .vk-card a')
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!control || (opensTab && control.hasAttribute('href'))) return
    control.ariaBusy = 'true'
    hold(event, () => control.click())
  })
  // Prevents a reload of the page: the form in the static markup has no `action` URL.
  root.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal })
  listen('keydown', (event) => {
    const { target, key, ctrlKey, metaKey } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !target) return
    hold(event, () => target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, ctrlKey, metaKey })))
  })
  // A file input keeps its selected files, so replaying the event is enough.
  listen('change', (event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.type === 'file')
      hold(event, () => target.dispatchEvent(new Event('change', init)))
  })
  listen('dragover', (event) => event.preventDefault())
  listen('drop', (event) => {
    const dataTransfer = copyFiles(event.dataTransfer)
    const { target } = event
    if (dataTransfer && target)
      hold(event, () => target.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer })))
  })
  listen('paste', (event) => {
    const clipboardData = copyFiles(event.clipboardData)
    const { target } = event
    if (clipboardData && target)
      hold(event, () => target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData })))
  })
  listen('compositionstart', () => {
    isComposing = true
  })
  listen('compositionend', () => {
    isComposing = false
    // The field contains the composed text only after the `compositionend` event.
    queueMicrotask(() => onComposed())
  })

  return {
    async whenComposed() {
      if (isComposing)
        await new Promise<void>((resolve) => {
          onComposed = resolve
        })
    },
    release() {
      listening.abort()
      const typed = fields().map((field) => ({
        field,
        value: field.value,
        before: initial.get(field) ?? '',
        selection: [field.selectionStart, field.selectionEnd] as const,
      }))
      const active = root.activeElement as HTMLElement | null
      return () => {
        for (const { field, value, before, selection } of typed) {
          if (value === before) continue
          // Appends the typed text if the app has restored a draft.
          const draft = field.value === before || field.value === value ? '' : `${field.value}\n`
          if (field.value !== draft + value) field.value = draft + value
          if (field === active) field.setSelectionRange(at(selection[0], draft), at(selection[1], draft))
          field.dispatchEvent(new InputEvent('input', { ...init, inputType: 'insertText' }))
        }
        // In Chrome, a node that is not focusable for a moment during the first render loses the focus.
        active?.focus()
        // Replays the focus events that the browser dispatched before the app loaded.
        for (const type of ['focus', 'focusin']) active?.dispatchEvent(new FocusEvent(type, init))
        if (!repeat) return
        // Replays the action after the app has rendered the typed text.
        setTimeout(repeat)
      }
    },
  }
}

const init = { bubbles: true, composed: true, cancelable: true }

function at(position: number | null, draft: string): number | null {
  return position === null ? null : position + draft.length
}

/**
 * Copies the files of an event, because the browser empties the event's own file list later. Returns `null` if the
 * event has no files.
 */
function copyFiles(given: DataTransfer | null): DataTransfer | null {
  if (!given || given.files.length === 0) return null
  const copy = new DataTransfer()
  for (const file of given.files) copy.items.add(file)
  return copy
}
