import type { BodyOf, calls, ParamsOf, QueryOf } from '@vowkit/sdk-core/contract'

type Calls = typeof calls

/** The examples of one call. */
interface ExamplesOf<Name extends keyof Calls> {
  params?: ParamsOf<Calls[Name]>
  query?: Partial<QueryOf<Calls[Name]>>
  body?: BodyOf<Calls[Name]>
}

/** Whether a body has a required field. */
type HasRequiredField<Body> = [Body] extends [undefined]
  ? false
  : string extends keyof Body
    ? false
    : Partial<Body> extends Body
      ? false
      : true

/** The calls whose body has a required field. */
type CallsWithBody = {
  [Name in keyof Calls]: HasRequiredField<BodyOf<Calls[Name]>> extends true ? Name : never
}[keyof Calls]

/** The examples of some calls. */
export type SomeExamples = { [Name in keyof Calls]?: ExamplesOf<Name> }

/** The examples of all calls. A call whose body has a required field needs an example of its body. */
export type Examples = SomeExamples & { [Name in CallsWithBody]: { body: BodyOf<Calls[Name]> } }
