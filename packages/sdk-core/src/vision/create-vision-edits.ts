import { atom, onMount } from 'nanostores'
import { MAX_DESCRIPTION_LENGTH } from '../contract/limits.ts'
import type { VisionDetail } from '../contract/vision.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { createCredits } from './create-credits.ts'
import { createVisionWatch } from './create-vision-watch.ts'
import { createIntentKey } from './intent-key.ts'
import { sendEdit } from './send-edit.ts'
import { type EditProblem, type EditState, editsLeft, type VisionEdit } from './vision-edit.ts'
import type { VisionState } from './visions.ts'

const CLOSED: EditState = { isOpen: false, text: '', isSending: false, problem: null }

/** The edit of a vision; the same id gives the same one, until somebody else signs in. */
export function visionEditOf(ports: FeaturePorts, id: string): VisionEdit {
  return ports.once(createVisionEdits)(id)
}

function createVisionEdits(ports: FeaturePorts) {
  const made = new Map<string, VisionEdit>()
  ports.onPersonGone(() => made.clear())
  return (id: string) => {
    const edit = made.get(id) ?? createVisionEdit(id, ports)
    made.set(id, edit)
    return edit
  }
}

function createVisionEdit(id: string, ports: FeaturePorts): VisionEdit {
  const visions = ports.once(createVisionWatch)
  const credits = ports.once(createCredits)
  const $vision = visions.watch(id)
  const $edit = atom(CLOSED)
  const key = createIntentKey(ports)
  /** What was sent without an answer, and how many edits there were before it. */
  let lost: { text: string; used: number } | null = null
  /** The words that are being drawn. */
  let taken: string | null = null

  const change = (changes: Partial<EditState>) => $edit.set({ ...$edit.value, ...changes })

  function current(): VisionDetail | null {
    const state = $vision.value
    return state && 'vision' in state ? state.vision : null
  }

  /** A balance that cannot be read is left to the backend to judge. */
  async function hasNoneLeft(vision: VisionDetail): Promise<boolean> {
    if (editsLeft(vision, { credits: 0, planType: 'free' }) !== 0) return false
    const balance = await credits.refresh()
    return balance.status === 'known' && editsLeft(vision, balance) === 0
  }

  function done(text: string): true {
    taken = text
    lost = null
    key.forget()
    $edit.set(CLOSED)
    return true
  }

  async function ask(text: string): Promise<EditProblem | null> {
    if (text.trim() === '') return 'edit_empty'
    if (text.length > MAX_DESCRIPTION_LENGTH) return 'edit_too_long'
    const vision = current()
    if (!vision) return 'edit_failed'
    if (await hasNoneLeft(vision)) return 'no_edits'
    const outcome = await sendEdit(ports, vision, text, key.of(text))
    if (outcome.status === 'taken') {
      visions.expect(outcome.vision)
      return null
    }
    if (outcome.isFinal) key.forget()
    else lost = { text, used: vision.history_images.length }
    // Whatever went wrong, the vision may be another one than is shown.
    visions.reload(id)
    return outcome.problem
  }

  function follow(state: VisionState): void {
    const edits = 'vision' in state ? state.vision?.history_images : undefined
    // Where an answer was lost, the vision itself may tell that the edit arrived.
    if (lost && edits && edits.length > lost.used && edits.at(-1)?.description === lost.text) done(lost.text)
    if (state.status !== 'settled') return
    // What could not be drawn is back in the box, to be put in other words.
    if (taken !== null && state.vision.failure) change({ isOpen: true, text: $edit.value.text || taken })
    taken = null
  }

  onMount($edit, () => $vision.subscribe(follow))

  return {
    $edit,
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false, problem: null }),
    setText: (text) => change({ text, problem: null }),
    async submit() {
      const { text, isSending } = $edit.value
      if (isSending) return false
      change({ isSending: true, problem: null })
      const problem = await ask(text)
      if (problem === null) return done(text)
      if (problem === 'edit_empty') ports.notify({ code: problem })
      change({ isSending: false, problem })
      return false
    },
    dismiss() {
      // Whoever was offered credits may have bought some, and has pictures without a mark by now.
      if ($edit.value.problem === 'no_edits') visions.reload(id)
      change({ problem: null })
    },
  }
}
