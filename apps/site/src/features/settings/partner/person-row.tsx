import type { CouplePerson } from '@vowkit/sdk-core/account'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { initialsOf } from '../../../shared/photo-or.tsx'
import { settingsMessages } from '../messages.ts'

export interface PersonRowProps {
  person: CouplePerson
  isPairOf: readonly CouplePerson[]
  onRemove: (person: CouplePerson) => void
}

/** One person who plans the wedding. The first person can end the access of the partner, who can also leave. */
export function PersonRow({ person, isPairOf, onRemove }: PersonRowProps) {
  const t = useMessages(settingsMessages)
  const { name, email, is_you, is_first, joined_at } = person
  const mayRemove = !is_first && isPairOf.length > 1
  return (
    <li className="partner__person">
      <span className="partner__initial" aria-hidden="true">
        {initialsOf([name]).join('')}
      </span>
      <span className="partner__words">
        <strong className="partner__name">{is_you ? t.personYou(name) : name}</strong>
        <span className="partner__email">{email}</span>
        {joined_at !== undefined && <span className="partner__since">{t.joinedOn(new Date(joined_at))}</span>}
      </span>
      {mayRemove && (
        <button type="button" className="button button--quiet" onClick={() => onRemove(person)}>
          {is_you ? t.leaveWedding : t.removePartner(name)}
        </button>
      )}
    </li>
  )
}
