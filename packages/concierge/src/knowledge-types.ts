export type { Fact } from './facts/fact.ts'
export type { PackageFact, VendorProfile } from './facts/profile.ts'
export type * from './knowledge.ts'
export type { FeatureCondition, SortOrder, VendorConditions } from './questions/query.ts'
