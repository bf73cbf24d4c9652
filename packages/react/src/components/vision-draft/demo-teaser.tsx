import { useState } from 'react'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { demoMessages } from '../../messages/english/demo.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { DemoImages } from './demo-images.tsx'

/** A button that expands the example. On an embedding page, the expanded example would take too much space. */
export function DemoTeaser() {
  const messages = useMessages('demo', demoMessages)
  const siteUrl = useSiteUrl(undefined)
  const [isOpen, setOpen] = useState(false)
  if (siteUrl === undefined) return null

  return (
    <>
      <div className="vk-draft__more">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.title}
        </Button>
      </div>
      {isOpen && <DemoImages siteUrl={siteUrl} />}
    </>
  )
}
