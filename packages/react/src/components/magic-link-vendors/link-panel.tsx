import type { OpenLink } from '@vowkit/sdk-core/magic-link'
import { commonMessages } from '../../messages/common.ts'
import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { ActionLink } from './action-link.tsx'
import { SealDrawing } from './seal-drawing.tsx'

export interface LinkPanelProps {
  link: OpenLink
  level: 1 | 2
  /** The `target` of the action's link, such as `_blank`. */
  target?: string
}

/** Shows whether a magic link is active, its purpose, and its action. */
export function LinkPanel({ link, level, target }: LinkPanelProps) {
  const messages = useMessages('magicLink', magicLinkMessages)
  const { categories } = useMessages('common', commonMessages)
  const Title = `h${level}` as const
  const isActive = link.status === 'active'
  const label = isActive ? messages.login : messages.setPassword

  return (
    <div className="vk-magic__panel" part="header" data-active={isActive}>
      <SealDrawing isActive={isActive} />
      <div className="vk-magic__about">
        <Title className="vk-magic__title" part="title">
          {isActive ? messages.active : messages.inactive}
        </Title>
        <p className="vk-magic__note">{isActive ? messages.activeNote : messages.inactiveNote}</p>
        {link.categories.length > 0 && (
          <ul className="vk-magic__row" role="list" aria-label={messages.categories}>
            {link.categories.map(({ id, title }) => (
              <li key={id} className="vk-chip" part="chip">
                {categories(title)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {link.accessLink === null ? (
        <Button variant="primary" disabled>
          {label}
        </Button>
      ) : (
        <ActionLink href={link.accessLink} target={target}>
          {label}
        </ActionLink>
      )}
    </div>
  )
}
