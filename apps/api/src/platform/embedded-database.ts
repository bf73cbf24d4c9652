import { type ParserOptions, PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite'
import { inStatementSpan } from './trace-statements.ts'

const { serialize } = protocol
const { parseDescribeStatementResults, parseResults } = parse

/**
 * PGlite's defaults with a smaller page cache. The default of 128 MB adds 100 ms to each start and is never freed. A
 * new database has 27 MB. Reads from the file system's cache are as fast.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

interface NamedStatement {
  name: string
  /** Parameter types and result parsers. Absent until the first run. */
  prepared?: { types: number[]; parsers: ParserOptions }
}

/**
 * The embedded database, with named prepared statements. They are parsed and planned once and run in one message.
 * Plain PGlite parses and plans on each run and needs six messages.
 */
export class EmbeddedDatabase extends PGlite {
  readonly #named = new Map<string, NamedStatement>()

  readonly #assertHeld: () => void

  /**
   * Opens or creates the database in a folder. `assertHeld` is called before each message, because any message may
   * write to the files.
   */
  constructor(dataDir: string, assertHeld: () => void = () => undefined) {
    super(dataDir, { startParams: START_PARAMS })
    this.#assertHeld = assertHeld
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#assertHeld()
    return super.execProtocolRawSync(message)
  }

  /** Registers a named statement. All its callers must use the same row mode. */
  registerStatement(name: string, text: string): void {
    if (!this.#named.has(text)) this.#named.set(text, { name })
  }

  override query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return inStatementSpan(text, () => this.#run<T>(text, values, options))
  }

  async #run<T>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const statement = this.#named.get(text)
    if (!statement) return super.query<T>(text, values, options)
    await this.waitReady
    // Waits for the end of a running transaction, like PGlite's own queries.
    const [results] = await this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const prepared = statement.prepared ?? (await this.#prepare(statement.name, text, options))
        statement.prepared = prepared
        const messages = await this.#send([
          serialize.bind({
            statement: statement.name,
            values: values.map((value, at) => this.#write(value, prepared.types[at])),
          }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        ])
        return parseResults(messages, prepared.parsers, options?.rowMode && { rowMode: options.rowMode })
      }),
    )
    if (!results) throw new Error('The statement returned no result.')
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

/** Registers the names of prepared statements. Drizzle's PGlite session ignores them. */
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
    if (name !== undefined) this.#lite.registerStatement(name, query.sql)
    return super.prepareQuery<T>(...given)
  }
}

/** Creates the drizzle database for an embedded database. */
export function drizzleEmbedded(lite: EmbeddedDatabase): PgliteDatabase {
  const dialect = new PgDialect()
  return new PgliteDatabase(dialect, new NamingSession(lite, dialect), undefined)
}
