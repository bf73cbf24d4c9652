import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

const CONTRACT = fileURLToPath(new URL('../../../packages/sdk-core/src/contract/index.ts', import.meta.url))
const CONFIG = fileURLToPath(new URL('../tsconfig.json', import.meta.url))
/** A source file that exists in memory only. It lies in the contract, so that it resolves zod. */
const PROBE = CONTRACT.replace(/index\.ts$/, 'probe.ts')

/** The doc comments of the contract's exports and of the members of `Described`. */
export interface DocComments {
  textOfExport(name: string): string
  /** The doc comment of a property, such as `Vendor.user`. Looks into lists, alternatives and records. */
  textOfProperty(path: string): string
  /** The names of the properties of a property. */
  propertiesOf(path: string): string[]
}

/** Reads doc comments with the compiler. `probe` is a module beside the contract that exports the type `Described`. */
export function readDocComments(probe: string): DocComments {
  const program = createProgram(probe)
  const checker = program.getTypeChecker()
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return new Map(module ? checker.getExportsOfModule(module).map((one) => [one.name, one]) : [])
  }
  const exported = exportsOf(CONTRACT)
  const described = exportsOf(PROBE).get('Described')
  if (!described) throw new Error('The types of the contract cannot be read.')
  const root = checker.getDeclaredTypeOfSymbol(described)

  const textOf = (symbol: ts.Symbol | undefined) =>
    ts
      .displayPartsToString(symbol?.getDocumentationComment(checker))
      .replace(/\{@link (\w+)\}/g, '`$1`')
      .replace(/\s+/g, ' ')
      .trim()

  /** The property at a path, through lists and alternatives. */
  function propertyAt(path: string): ts.Symbol | undefined {
    let types = [root]
    let property: ts.Symbol | undefined
    for (const name of path.split('.')) {
      property = types.flatMap((type) => checker.getPropertyOfType(type, name) ?? [])[0]
      if (!property) return undefined
      types = objectsIn(checker.getTypeOfSymbol(property))
    }
    return property
  }

  /** The object types in a type: of its alternatives, its items and the values of a record. */
  function objectsIn(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(objectsIn)
    const item = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
    const value = item ?? (type.getProperties().length === 0 ? type.getStringIndexType() : undefined)
    return value ? objectsIn(value) : [type]
  }

  return {
    textOfExport(name: string): string {
      const symbol = exported.get(name)
      if (!symbol) return ''
      return textOf(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
    },
    textOfProperty: (path: string) => textOf(propertyAt(path)),
    propertiesOf(path: string): string[] {
      const property = propertyAt(path)
      return property
        ? checker
            .getTypeOfSymbol(property)
            .getProperties()
            .map(({ name }) => name)
        : []
    },
  }
}

function createProgram(probe: string): ts.Program {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, fileURLToPath(new URL('..', import.meta.url)))
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === PROBE || fileExists(file)
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === PROBE
      ? ts.createSourceFile(file, probe, languageVersion)
      : getSourceFile.call(host, file, languageVersion, ...rest)
  return ts.createProgram([PROBE, CONTRACT], options, host)
}
