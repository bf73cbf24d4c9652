import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The pages of a list, whose code comes when there are several. */
export const PaginationStage = lazyStage(async () => (await import('./pagination.tsx')).Pagination)
