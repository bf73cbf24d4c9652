import type { VisionObject } from '@vowkit/sdk-core/vision'
import { commonMessages } from '../../messages/common.ts'
import { objectsMessages } from '../../messages/english/objects.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

export interface ObjectDialogProps {
  object: VisionObject
  /** The number of edits left. `null` if it is unlimited or not known yet. */
  left: number | null
  /** The position of the object in the viewport, in pixels. The dialog opens next to it. */
  at: { right: number; top: number }
  /** Called with the prompt of the chosen edit. */
  onChoose: (prompt: string) => void
  onClose: () => void
}

/** The edits of one object: three alternatives, and its removal. */
export function ObjectDialog({ object, left, at, onChoose, onClose }: ObjectDialogProps) {
  const messages = useMessages('objects', objectsMessages)
  const { close } = useMessages('common', commonMessages)
  const { name, alternatives, remove } = object

  const choice = (label: string, prompt: string, kind: 'change' | 'remove') => (
    <li key={prompt}>
      <button type="button" className="vk-objects__choice" data-kind={kind} onClick={() => onChoose(prompt)}>
        {label}
      </button>
    </li>
  )

  return (
    <Dialog title={messages.change(name)} closeLabel={close} size="popover" at={at} onClose={onClose}>
      <p className="vk-objects__question">{messages.question}</p>
      <ul className="vk-objects__choices" role="list">
        {alternatives.map(({ label, prompt }) => choice(label, prompt, 'change'))}
        {remove && choice(messages.remove, remove, 'remove')}
      </ul>
      {left !== null && <p className="vk-objects__uses">{left > 1 ? messages.uses(left) : messages.usesLast}</p>}
    </Dialog>
  )
}
