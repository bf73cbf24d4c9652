import { type RefObject, useEffect } from 'react'
import type { ConnectForm } from './form-services.ts'

/** Calls once the form in the frame says that it was sent. Nobody else is believed, neither other frames nor other origins. */
export function useSubmission(form: ConnectForm, frame: RefObject<HTMLIFrameElement | null>, onSubmit: () => void) {
  useEffect(() => {
    const heard = ({ source, origin, data }: MessageEvent) => {
      const isTheirs = source !== null && source === frame.current?.contentWindow && form.isFrom(origin)
      if (isTheirs && form.isSubmission(data)) onSubmit()
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [form, frame, onSubmit])
}
