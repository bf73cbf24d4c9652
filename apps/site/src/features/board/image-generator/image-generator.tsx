import { Button, useClient } from '@vowkit/react'
import { GENERATED_IMAGES, generateImages } from '@vowkit/sdk-core/account'
import { MAX_DESCRIPTION_LENGTH } from '@vowkit/sdk-core/vision'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import { GeneratedImages } from './generated-images.tsx'

type Drawing =
  | { status: 'idle' }
  | { status: 'drawing' }
  | { status: 'failed' }
  | { status: 'done'; prompt: string; images: readonly string[] }

/** Draws three images from a prompt. Unmounting cancels the requests. */
export function ImageGenerator() {
  const t = useMessages(boardMessages)
  const { sending } = useMessages(formMessages)
  const { ports } = useClient()
  const [prompt, setPrompt] = useState('')
  const [drawing, setDrawing] = useState<Drawing>({ status: 'idle' })
  const left = useRef(new AbortController())

  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  async function draw(event: FormEvent) {
    event.preventDefault()
    if (prompt.trim() === '') return
    const { signal } = left.current
    setDrawing({ status: 'drawing' })
    const images = await generateImages(ports, prompt, signal)
    if (signal.aborted) return
    setDrawing(images.length === 0 ? { status: 'failed' } : { status: 'done', prompt, images })
  }

  return (
    <form className="image-generator" onSubmit={(event) => void draw(event)}>
      <label className="image-generator__label">
        {t.drawPrompt}
        <textarea
          className="image-generator__prompt"
          rows={3}
          required
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" variant="primary" busy={drawing.status === 'drawing'} busyLabel={sending}>
        {t.drawThree}
      </Button>
      {drawing.status === 'drawing' && <DrawingSkeleton />}
      {drawing.status === 'failed' && <p role="alert">{t.drawFailed}</p>}
      {drawing.status === 'done' && <GeneratedImages prompt={drawing.prompt} images={drawing.images} />}
    </form>
  )
}

function DrawingSkeleton() {
  const t = useMessages(boardMessages)
  return (
    <div className="image-generator__results" role="status" aria-label={t.drawing}>
      {Array.from({ length: GENERATED_IMAGES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no identity except its index
        <span key={place} className="image-generator__frame" />
      ))}
    </div>
  )
}
