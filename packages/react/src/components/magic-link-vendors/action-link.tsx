import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface ActionLinkProps {
  href: string
  /** The `target` of the link, such as `_blank`. */
  target?: string
  children: string
}

/** The main action of a magic link: a link that looks like a button. */
export function ActionLink({ href, target, children }: ActionLinkProps) {
  const { newTab } = useMessages('magicLink', magicLinkMessages)
  return (
    <a
      className="vk-button"
      part="button"
      data-variant="primary"
      href={href}
      target={target}
      rel={target && 'noopener'}
    >
      <span className="vk-button__label">{children}</span>
      {target && <span className="vk-sr"> {newTab}</span>}
    </a>
  )
}
