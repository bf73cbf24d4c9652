import type { TeamRole } from '@vowkit/sdk-core/desk'
import { useId } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { settingsTexts } from '../texts.ts'

const ROLES: readonly TeamRole[] = ['member', 'owner']

export interface RoleSelectProps {
  label: string
  role: TeamRole
  onChange: (role: TeamRole) => void
  /** Whether only screen readers get the label. */
  isCompact?: boolean
}

/** Chooses a role in the team. */
export function RoleSelect({ label, role, onChange, isCompact = false }: RoleSelectProps) {
  const t = useTexts(settingsTexts)
  const id = useId()
  return (
    <div className="field">
      <label className={isCompact ? 'vk-sr' : undefined} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={role}
        onChange={({ target }) => onChange(ROLES.find((one) => one === target.value) ?? 'member')}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {t.roles[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
