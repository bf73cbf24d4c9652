import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'

/** The first six lines of a description, with a button that expands it. */
export function InspirationText({ text }: { text: string }) {
  const t = useMessages(boardMessages)
  const words = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)

  useLayoutEffect(() => {
    const element = words.current
    if (!element || isOpen) return
    const watch = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    watch.observe(element)
    return () => watch.disconnect()
  }, [isOpen])

  return (
    <>
      <p className="idea__text" data-open={isOpen} dir="auto" ref={words}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className="idea__more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.less : t.more}
        </button>
      )}
    </>
  )
}
