/** Helpers for tests of pages with elements in Playwright. Playwright itself is not a dependency. */
export { type Answer, type Answers, answerElements, type SentRequest } from './answer-elements.ts'
export type { PageLike, RequestLike, RouteLike } from './page-like.ts'
export { type RecordedEvent, recordEvents } from './record-events.ts'
