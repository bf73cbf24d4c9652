import { atom, onMount } from 'nanostores'
import { MAX_DESCRIPTION_LENGTH } from '../../contract/shared/limits.ts'
import type { VisionDetail } from '../../contract/vision/schema.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { createVisionWatch } from '../create-vision-watch.ts'
import { createCredits } from '../credits/create-credits.ts'
import type { VisionState } from '../visions.ts'
import { sendEdit } from './send-edit.ts'
import { createStoredEdit, type SentEdit } from './stored-edit.ts'
import { type EditProblem, type EditState, editsLeft, type VisionEdit } from './vision-edit.ts'

const CLOSED: EditState = { isOpen: false, text: '', isSending: false, problem: null }

/** Returns the edit of a vision. The same id returns the same object until the account changes. */
export function visionEditOf(ports: FeaturePorts, id: string): VisionEdit {
  return ports.once(createVisionEdits)(id)
}

function createVisionEdits(ports: FeaturePorts) {
  const edits = new Map<string, VisionEdit>()
  ports.onAccountChange(() => edits.clear())
  return (id: string) => {
    const edit: VisionEdit = edits.get(id) ?? createVisionEdit(id, ports, () => edits.get(id) === edit)
    edits.set(id, edit)
    return edit
  }
}

/** `isCurrent` returns false after the account has changed. */
function createVisionEdit(id: string, ports: FeaturePorts, isCurrent: () => boolean): VisionEdit {
  const visions = ports.once(createVisionWatch)
  const credits = ports.once(createCredits)
  const $vision = visions.watch(id)
  const $edit = atom(CLOSED)
  const stored = createStoredEdit(ports, id)
  let sent: SentEdit | null = null
  /** The prompt of the edit that is being drawn. */
  let drawing: string | null = null

  function change(changes: Partial<EditState>): void {
    $edit.set({ ...$edit.value, ...changes })
    save()
  }

  function save(): void {
    const { text, isOpen } = $edit.value
    if (isCurrent()) stored.save({ text, isOpen, sent })
  }

  function current(): VisionDetail | null {
    const state = $vision.value
    return state && 'vision' in state ? state.vision : null
  }

  /**
   * Resolves to true if the vision has no edits left. Resolves to false if the balance is unknown, because then the
   * backend decides.
   */
  async function hasNoneLeft(vision: VisionDetail): Promise<boolean> {
    if (editsLeft(vision, { credits: 0, planType: 'free' }) !== 0) return false
    const balance = await credits.refresh()
    return balance.status === 'known' && editsLeft(vision, balance) === 0
  }

  /** `written` is the text to keep in the text box. */
  function complete(text: string, written = ''): true {
    drawing = text
    sent = null
    change({ ...CLOSED, text: written })
    return true
  }

  async function send(text: string): Promise<EditProblem | null> {
    if (text.trim() === '') return 'edit_empty'
    if (text.length > MAX_DESCRIPTION_LENGTH) return 'edit_too_long'
    const vision = current()
    if (!vision) return 'edit_failed'
    if (await hasNoneLeft(vision)) return 'no_edits'
    // Store the edit before sending it, so that a retry after a reload uses the same key.
    if (sent?.text !== text) sent = { text, key: ports.random.uuid(), used: vision.history_images.length }
    save()
    const outcome = await sendEdit(ports, vision, text, sent.key)
    if (outcome.status === 'accepted') {
      visions.expect(outcome.vision)
      return null
    }
    if (outcome.isFinal) sent = null
    $edit.set({ ...$edit.value, suggestions: outcome.suggestions })
    // The failure may mean that the loaded vision is outdated.
    visions.reload(id)
    return outcome.problem
  }

  function onVision(state: VisionState): void {
    const edits = 'vision' in state ? state.vision?.history_images : undefined
    // After a lost response, the history of the vision tells whether the edit was accepted.
    if (sent && edits && !$edit.value.isSending && isInHistory(sent, edits)) complete(sent.text)
    if (state.status !== 'settled') return
    // The edit could not be drawn. Restore its prompt in the text box, so that the visitor can change it.
    if (drawing !== null && state.vision.failure) change({ isOpen: true, text: $edit.value.text || drawing })
    drawing = null
  }

  onMount($edit, () => {
    const found = $edit.value.text === '' && !sent ? stored.load() : null
    if (found) {
      sent = found.sent
      $edit.set({ ...CLOSED, text: found.text, isOpen: found.isOpen })
    }
    return $vision.subscribe(onVision)
  })

  return {
    $edit,
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false, problem: null }),
    setText: (text) => change({ text, problem: null }),
    async submit(offered) {
      const { text: written, isSending } = $edit.value
      const text = offered ?? written
      if (isSending) return false
      change({ isSending: true, problem: null })
      const problem = await send(text)
      if (problem === null) return complete(text, offered === undefined ? '' : written)
      if (problem === 'edit_empty') ports.notify({ code: problem })
      // The text box shows why an offered edit was not accepted.
      change({ isSending: false, problem, ...(offered !== undefined && { isOpen: true, text }) })
      return false
    },
    dismiss() {
      // The visitor may have bought credits, which removes the watermark from the image.
      if ($edit.value.problem === 'no_edits') visions.reload(id)
      change({ problem: null })
    },
  }
}

function isInHistory({ text, used }: SentEdit, edits: VisionDetail['history_images']): boolean {
  return edits.length > used && edits.at(-1)?.description === text
}
