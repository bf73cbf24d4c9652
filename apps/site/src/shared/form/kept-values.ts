import { useClient } from '@vowkit/react'
import type { FeaturePorts } from '@vowkit/sdk-core'
import { isRecord } from '@vowkit/sdk-core/contract'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'

/** Signing out removes all keys with this prefix. */
const PREFIX = 'typed:'

/** Unsent values of a form, stored for this tab. */
export interface KeptValues<Values extends FieldValues> {
  /** Returns `values`, with stored values of the same type in their place. */
  over(values: Values): Values
  keep(values: Values): void
  /** Removes the stored values. Call it after the form has been sent. */
  forget(): void
}

/**
 * Stores the named fields of a form for this tab, so that they survive a reload, an expired session and a sign-in.
 * Restores them only for the account that typed them. Never name a password. Files cannot be stored.
 *
 * @param key Identifies the form.
 * @param fields Must not change between renders.
 */
export function useKeptValues<Values extends FieldValues>(
  key: string,
  fields: readonly (keyof Values & string)[],
): KeptValues<Values> {
  const { ports, session } = useClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an array literal at the call is new on every render
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
    // The stored text was not written by this module. The next change overwrites it.
    return null
  }
}

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value
  return value.every((item) => typeof item === 'string') ? 'texts' : 'list'
}
