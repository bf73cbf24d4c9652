import { useState } from 'react'
import { safetyMessages } from '../../messages/english/safety.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { icon } from '../../ui/icon/icon.tsx'
import { BlockPanel } from './block-panel.tsx'
import type { ConversationSafetyProps } from './conversation-safety-props.ts'
import { ReportForm } from './report-form.tsx'

const FlagIcon = icon('M4 22v-7M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1z')

/** A button that opens a dialog to report the conversation, and to block or unblock the other side. */
export function ConversationSafety({ thread, name }: ConversationSafetyProps) {
  const messages = useMessages('safety', safetyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="vk-safety-open">
      <Root>
        <button type="button" className="vk-icon-button" aria-label={messages.open} onClick={() => setOpen(true)}>
          <FlagIcon />
        </button>
        {isOpen && (
          <Dialog title={messages.title(name)} closeLabel={messages.close} onClose={() => setOpen(false)}>
            <div className="vk-safety">
              <ReportForm roomId={thread.roomId} />
              <section className="vk-safety__block">
                <h3 className="vk-safety__title">{messages.blockTitle}</h3>
                <BlockPanel thread={thread} name={name} />
              </section>
            </div>
          </Dialog>
        )}
      </Root>
    </div>
  )
}
