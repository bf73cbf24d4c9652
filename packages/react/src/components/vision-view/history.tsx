import { useId } from 'react'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Thumbnail } from '../../ui/thumbnail/thumbnail.tsx'
import type { Version } from './versions.ts'

export interface HistoryProps {
  versions: readonly Version[]
  shown: Version
  onShow: (version: Version) => void
}

/** A radio group of the versions of a vision. */
export function History({ versions, shown, onShow }: HistoryProps) {
  const messages = useMessages('vision', visionMessages)
  const name = useId()
  return (
    <div className="vk-history" part="timeline" role="radiogroup" aria-label={messages.versions}>
      {versions.map((version) => (
        <label className="vk-history__item" key={version.edit}>
          <input
            className="vk-history__input"
            type="radio"
            name={name}
            checked={version.edit === shown.edit}
            onChange={() => onShow(version)}
          />
          <Thumbnail className="vk-history__image" src={version.image} alt="" />
          {version.edit === 0 ? messages.original : messages.edit(version.edit)}
        </label>
      ))}
    </div>
  )
}
