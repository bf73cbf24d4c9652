import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'

export interface ComposerSubmitOptions
  extends Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'state' | 'setText' | 'submit'> {
  takesImagesAlone?: boolean
}

/**
 * Submits the text in the box and the images of the draft, even if the last change has not rendered yet.
 *
 * `isPressed` is true while a pointer is down on the form. The height of the form must not change during this time,
 * because a button that moves away from the pointer receives no click.
 */
export function useComposerSubmit({ draft, state, setText, submit, takesImagesAlone }: ComposerSubmitOptions) {
  const area = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isPressed, setPressed] = useState(false)

  useEffect(
    () =>
      draft.$draft.listen(({ text, images, isTyping }) => {
        const shown = text || (area.current?.value ?? '')
        // Updates the button before the next render, because a disabled button would ignore the click.
        if (button.current) button.current.disabled = isTyping || isIncomplete(shown, images, takesImagesAlone)
      }),
    [draft, takesImagesAlone],
  )

  useEffect(() => {
    if (!isPressed) return
    const release = new AbortController()
    const onRelease = () => setPressed(false)
    for (const event of ['pointerup', 'pointercancel', 'dragend'])
      window.addEventListener(event, onRelease, { signal: release.signal })
    return () => release.abort()
  }, [isPressed])

  function press(): void {
    const shown = area.current?.value ?? ''
    // A script may have set the text without an `input` event. The next render would overwrite it.
    if (shown !== state.text && shown !== draft.$draft.get().text) setText(shown)
    setPressed(true)
  }

  function submitShown(): void {
    const shown = area.current?.value ?? ''
    if (shown !== draft.$draft.get().text) setText(shown)
    submit()
  }

  return {
    area,
    button,
    isPressed,
    submitShown,
    formProps: {
      onPointerDown: press,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submitShown()
      },
    },
  }
}

/** Whether the draft lacks the content that a submission requires. */
export function isIncomplete(text: string, images: readonly unknown[], takesImagesAlone = false): boolean {
  return text.trim() === '' && !(takesImagesAlone && images.length > 0)
}
