import { useState } from 'react'
import { toPage } from './to-query.ts'

/** Which page is open: what the host says when it says something new, and what a person chose since. */
export function usePaging(page: number | undefined, subject: string) {
  const given = toPage(page)
  const [state, setState] = useState({ given, subject, page: given })
  const isNew = state.given !== given || state.subject !== subject
  const now = isNew ? { given, subject, page: given } : state
  if (isNew) setState(now)
  return { page: now.page, setPage: (next: number) => setState({ ...now, page: next }) }
}
