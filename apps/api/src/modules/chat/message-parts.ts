import type { ChatMessage } from '@vowkit/sdk-core/contract'
import type { SentVisions } from '../visions/service.ts'
import type { MessageRow } from './messages.ts'

/** Reads what messages present besides their text. Returns a function that returns the fields of one of them. */
export type ReadParts = (
  rows: readonly MessageRow[],
) => Promise<(row: MessageRow) => Pick<ChatMessage, 'vision' | 'deal'>>

export function createReadParts({ sentVisions }: { sentVisions: SentVisions }): ReadParts {
  return async (rows) => {
    const visions = await sentVisions.find(rows.flatMap(({ parts }) => parts.visionId ?? []))
    return ({ parts: { visionId, deal } }) => {
      const vision = visionId === undefined ? undefined : visions.get(visionId)
      return { ...(vision && { vision }), ...(deal && { deal }) }
    }
  }
}
