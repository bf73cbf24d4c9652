import { ENTRIES_PER_PAGE } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { CallResult } from '../http/call-result.ts'

/** The maximum number of pages of one list, as protection against a list that never ends. */
const MAX_PAGES = 50

/**
 * Fetches all pages of a list. Fails if one of the pages cannot be fetched. A backend without pages sends the complete
 * list for every page, so a page without new entries is the last one.
 */
export async function fetchAll<Entry, EntryId extends Id>(
  fetchPage: (before: EntryId | undefined) => Promise<CallResult<Entry[]>>,
  idOf: (entry: Entry) => EntryId | undefined,
): Promise<CallResult<Entry[]>> {
  const entries: Entry[] = []
  const ids = new Set<string>()
  let before: EntryId | undefined
  for (let page = 1; page <= MAX_PAGES; page++) {
    const result = await fetchPage(before)
    if (!result.ok) return result
    const added = result.data.filter((entry) => !ids.has(String(idOf(entry) ?? '')))
    entries.push(...added)
    for (const entry of added) ids.add(String(idOf(entry)))
    const last = result.data.at(-1)
    before = last && idOf(last)
    if (added.length === 0 || result.data.length < ENTRIES_PER_PAGE || before === undefined) break
  }
  return { ok: true, status: 200, data: entries }
}
