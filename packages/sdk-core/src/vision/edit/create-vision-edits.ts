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

/** The edit of a vision; the same id gives the same one, until somebody else signs in. */
export function visionEditOf(ports: FeaturePorts, id: string): VisionEdit {
  return ports.once(createVisionEdits)(id)
}

function createVisionEdits(ports: FeaturePorts) {
  const made = new Map<string, VisionEdit>()
  ports.onAccountChange(() => made.clear())
  return (id: string) => {
    const edit: VisionEdit = made.get(id) ?? createVisionEdit(id, ports, () => made.get(id) === edit)
    made.set(id, edit)
    return edit
  }
}

/** `isTheirs`: whose edit it is, is still here. */
function createVisionEdit(id: string, ports: FeaturePorts, isTheirs: () => boolean): VisionEdit {
  const visions = ports.once(createVisionWatch)
  const credits = ports.once(createCredits)
  const $vision = visions.watch(id)
  const $edit = atom(CLOSED)
  const kept = createStoredEdit(ports, id)
  let sent: SentEdit | null = null
  /** The words that are being drawn. */
  let taken: string | null = null

  function change(changes: Partial<EditState>): void {
    $edit.set({ ...$edit.value, ...changes })
    keep()
  }

  function keep(): void {
    const { text, isOpen } = $edit.value
    if (isTheirs()) kept.save({ text, isOpen, sent })
  }

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
    sent = null
    change(CLOSED)
    return true
  }

  async function ask(text: string): Promise<EditProblem | null> {
    if (text.trim() === '') return 'edit_empty'
    if (text.length > MAX_DESCRIPTION_LENGTH) return 'edit_too_long'
    const vision = current()
    if (!vision) return 'edit_failed'
    if (await hasNoneLeft(vision)) return 'no_edits'
    // Kept before it is sent: who leaves before the answer is there asks again with the same key.
    if (sent?.text !== text) sent = { text, key: ports.random.uuid(), used: vision.history_images.length }
    keep()
    const outcome = await sendEdit(ports, vision, text, sent.key)
    if (outcome.status === 'taken') {
      visions.expect(outcome.vision)
      return null
    }
    if (outcome.isFinal) sent = null
    // Whatever went wrong, the vision may be another one than is shown.
    visions.reload(id)
    return outcome.problem
  }

  function follow(state: VisionState): void {
    const edits = 'vision' in state ? state.vision?.history_images : undefined
    // Where an answer was lost, the vision itself may tell that the edit arrived.
    if (sent && edits && !$edit.value.isSending && hasArrived(sent, edits)) done(sent.text)
    if (state.status !== 'settled') return
    // What could not be drawn is back in the box, to be put in other words.
    if (taken !== null && state.vision.failure) change({ isOpen: true, text: $edit.value.text || taken })
    taken = null
  }

  onMount($edit, () => {
    const found = $edit.value.text === '' && !sent ? kept.load() : null
    if (found) {
      sent = found.sent
      $edit.set({ ...CLOSED, text: found.text, isOpen: found.isOpen })
    }
    return $vision.subscribe(follow)
  })

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

function hasArrived({ text, used }: SentEdit, edits: VisionDetail['history_images']): boolean {
  return edits.length > used && edits.at(-1)?.description === text
}
