import { useClient } from '@vowkit/react'
import type { FeaturePorts } from '@vowkit/sdk-core'
import { isRecord } from '@vowkit/sdk-core/contract'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'

/** Signing out forgets every key that begins so. */
const PREFIX = 'typed:'

/** What somebody typed into a form and has not sent yet. */
export interface KeptValues<Values extends FieldValues> {
  /** These values with what was kept over them, where it is of the same kind. */
  over(values: Values): Values
  keep(values: Values): void
  /** To be called once the values are sent. */
  forget(): void
}

/**
 * Keeps the named fields of a form for this tab, through a reload, an expired session and the way through signing in.
 * Only the person who typed them gets them back. Never name a password; files cannot be kept.
 *
 * @param key Tells the forms apart.
 * @param fields Must not change.
 */
export function useKeptValues<Values extends FieldValues>(
  key: string,
  fields: readonly (keyof Values & string)[],
): KeptValues<Values> {
  const { ports, session } = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list written out at the call is a new one each time
  return useMemo(() => {
    const state = session.$session.get()
    return keptValues(
      ports.tab,
      PREFIX + key,
      fields,
      state.status === 'signed-in' ? (state.email ?? state.userId) : null,
    )
  }, [ports, session, key])
}

function keptValues<Values extends FieldValues>(
  tab: FeaturePorts['tab'],
  key: string,
  fields: readonly (keyof Values & string)[],
  person: string | null,
): KeptValues<Values> {
  return {
    over(values) {
      const kept = read(tab.get(key))
      if (kept?.person !== person) return values
      const fitting = fields.filter((field) => kindOf(kept.values[field]) === kindOf(values[field]))
      return { ...values, ...Object.fromEntries(fitting.map((field) => [field, kept.values[field]])) }
    },
    keep(values) {
      tab.set(key, JSON.stringify({ person, values: Object.fromEntries(fields.map((name) => [name, values[name]])) }))
    },
    forget: () => tab.remove(key),
  }
}

function read(text: string | null): { person: unknown; values: Record<string, unknown> } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || !isRecord(kept.values)) return null
    return { person: kept.person, values: kept.values }
  } catch {
    // Somebody else wrote it; it is overwritten with the next key.
    return null
  }
}

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value
  return value.every((item) => typeof item === 'string') ? 'texts' : 'list'
}
