import { useStore } from '@nanostores/react'
import { assistantOf } from '@vowkit/sdk-core/assistant'
import { useEffect, useRef } from 'react'
import { useClient } from '../../provider/use-client.ts'
import { useLatest } from '../../shared/use-latest.ts'
import type { AssistantOptions } from './assistant-props.ts'

/** Connects the conversation to the host's `open` prop and callbacks, even while the panel is unmounted. */
export function useAssistant(options: AssistantOptions) {
  const { open, storageScope } = options
  const assistant = assistantOf(useClient().ports, storageScope)
  const isOpen = useStore(assistant.$isOpen, { ssr: 'initial' })
  const reply = useStore(assistant.$reply, { ssr: 'initial' })
  const state = useStore(assistant.$state, { ssr: 'initial' })
  const latest = useLatest(options)
  const code = state.status === 'failed' ? state.code : undefined

  useEffect(() => {
    if (open !== undefined) assistant.setOpen(open)
  }, [assistant, open])

  useOnChange(isOpen, () => (isOpen ? latest.current.onOpen?.() : latest.current.onClose?.()))
  useOnChange(reply, () => reply && latest.current.onReply?.(reply))
  useOnChange(code, () => code && latest.current.onError?.({ code, message: 'The assistant did not reply.' }))

  return { assistant, isOpen, state }
}

/** Calls `onChange` when a value changes after the first render. */
function useOnChange(value: unknown, onChange: () => void): void {
  const before = useRef(value)
  const change = useLatest(onChange)

  useEffect(() => {
    if (before.current === value) return
    before.current = value
    change.current()
  }, [value, change])
}
