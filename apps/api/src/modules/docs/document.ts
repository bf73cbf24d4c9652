import * as contract from '@vowkit/sdk-core/contract'
import { descriptions } from './descriptions.generated.ts'
import { examples } from './examples/examples.ts'
import { type OpenApiDocument, toOpenApi } from './openapi.ts'

/** The OpenAPI document of this API. */
export function apiDocument(apiUrl: string, brandName: string): OpenApiDocument {
  const { calls } = contract
  return toOpenApi({ calls, exported: { ...contract }, descriptions, examples }, apiUrl, brandName)
}
