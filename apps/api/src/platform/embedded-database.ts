import { type ParserOptions, PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite'

const { serialize } = protocol
const { parseDescribeStatementResults, parseResults } = parse

/**
 * PGlite's own, but for the cache of pages: 128 MB cost every start a tenth of a second and stay in the process. A new
 * database has 27 MB; what no longer fits is read as fast from the file system's cache.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

interface NamedStatement {
  name: string
  /** The types of its parameters, and how its values are read; absent until it is first run. */
  known?: { types: number[]; parsers: ParserOptions }
}

/**
 * The embedded database. Statements that have a name are parsed and planned once, and run by one message, as a server
 * runs them: PGlite alone does all of it anew each time, by six.
 */
export class EmbeddedDatabase extends PGlite {
  readonly #named = new Map<string, NamedStatement>()

  readonly #assertHeld: () => void

  /** Opens the database in a folder, which may be new. `assertHeld` is called before each message, which may write. */
  constructor(dataDir: string, assertHeld: () => void = () => undefined) {
    super(dataDir, { startParams: START_PARAMS })
    this.#assertHeld = assertHeld
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#assertHeld()
    return super.execProtocolRawSync(message)
  }

  /** Has a statement of this text run under this name from now on; all who run it want its rows in the same shape. */
  keep(name: string, text: string): void {
    if (!this.#named.has(text)) this.#named.set(text, { name })
  }

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const statement = this.#named.get(text)
    if (!statement) return super.query<T>(text, values, options)
    await this.waitReady
    // As PGlite does it: not while somebody's transaction is under way.
    const [results] = await this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const known = statement.known ?? (await this.#prepare(statement.name, text, options))
        statement.known = known
        const messages = await this.#send([
          serialize.bind({
            statement: statement.name,
            values: values.map((value, at) => this.#write(value, known.types[at])),
          }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        ])
        return parseResults(messages, known.parsers, options?.rowMode && { rowMode: options.rowMode })
      }),
    )
    if (!results) throw new Error('A statement had no result.')
    return results as Results<T>
  }

  async #prepare(name: string, text: string, options: QueryOptions = {}) {
    const messages = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    return { types: parseDescribeStatementResults(messages), parsers: { ...this.parsers, ...options.parsers } }
  }

  #send(messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))
  }

  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.serializers[type]?.(value) ?? String(value)
  }
}

type NoSchema = Record<string, never>

/** Tells the database the names of statements, of which drizzle's own session for it takes no note. */
class NamingSession extends PgliteSession<NoSchema, NoSchema> {
  readonly #lite: EmbeddedDatabase

  constructor(lite: EmbeddedDatabase, dialect: PgDialect) {
    super(lite, dialect, undefined)
    this.#lite = lite
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...given: Parameters<PgliteSession<NoSchema, NoSchema>['prepareQuery']>
  ) {
    const [query, , name] = given
    if (name !== undefined) this.#lite.keep(name, query.sql)
    return super.prepareQuery<T>(...given)
  }
}

/** Queries for an embedded database. */
export function drizzleEmbedded(lite: EmbeddedDatabase): PgliteDatabase {
  const dialect = new PgDialect()
  return new PgliteDatabase(dialect, new NamingSession(lite, dialect), undefined)
}
