import { useState } from 'react'
import { useSiteUrl } from '../../hooks/use-site-url.ts'
import { demoMessages } from '../../messages/demo.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { DemoExample } from './demo-example.tsx'

/** The way to the example, which a page of somebody else is not filled with unasked. */
export function DemoTeaser() {
  const words = useMessages('demo', demoMessages)
  const siteUrl = useSiteUrl(undefined)
  const [isOpen, setOpen] = useState(false)
  if (siteUrl === undefined) return null
  const picture = (name: string) => `${siteUrl}/img/demo-${name}.webp`

  return (
    <>
      <div className="vk-draft__more">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.title}
        </Button>
      </div>
      {isOpen && (
        <DemoExample
          venue={picture('venue')}
          inspiration={picture('inspiration')}
          prompt={words.example}
          result={picture('result')}
        />
      )}
    </>
  )
}
