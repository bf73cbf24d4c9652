import * as typedoc from 'typedoc'

/** TypeDoc plugin that groups components and hooks, and shortens long entries. */
export function load({ converter }: typedoc.Application): void {
  converter.on(typedoc.Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const { children = [] } of project.children ?? [])
      for (const one of [...children]) {
        const namesake = children.find((other) => other !== one && other.name === one.name)
        const isSchema = one.type?.type === 'reference' && one.type.package === 'zod'
        if (namesake && isSchema) replace(one, namesake, project)
        // Shortens a constant of nested objects, such as a table of calls, because it would fill a whole page.
        else if (
          one.kind === typedoc.ReflectionKind.Variable &&
          membersOf(one).some((each) => membersOf(each).length > 0)
        )
          one.type = new typedoc.IntrinsicType('object')
        for (const signature of one.signatures ?? []) simplifySignature(signature)
      }
  })
}

function simplifySignature({ name, comment, parameters = [] }: typedoc.SignatureReflection): void {
  const group = (/^use[A-Z]/.test(name) && 'Hooks') || (/^[A-Z]/.test(name) && 'Components')
  if (group) comment?.blockTags.push(new typedoc.CommentTag('@group', [{ kind: 'text', text: group }]))
  for (const parameter of parameters)
    if (parameter.name === '__namedParameters') parameter.name = group === 'Components' ? 'props' : 'options'
}

type Reflection = typedoc.DeclarationReflection

/** Describes a schema by the type of the same name, also in entries that re-export the schema. */
function replace(schema: Reflection, type: Reflection, project: typedoc.ProjectReflection): void {
  type.comment ??= schema.comment
  removeDefaults(type)
  for (const one of project.getReflectionsByKind(typedoc.ReflectionKind.Reference) as typedoc.ReferenceReflection[]) {
    if (one.getTargetReflection() !== schema || !one.parent?.isDeclaration()) continue
    const exportedAgain = new typedoc.ReferenceReflection(one.name, type, one.parent)
    one.parent.addChild(exportedAgain)
    project.registerReflection(exportedAgain, undefined, undefined)
  }
  project.removeReflection(schema)
}

/** The converter takes the schemas of members for their default values. */
function removeDefaults(type: Reflection): void {
  for (const member of membersOf(type)) {
    member.defaultValue = undefined
    removeDefaults(member)
  }
}

function membersOf({ type }: Reflection): Reflection[] {
  return (type instanceof typedoc.ReflectionType && type.declaration.children) || []
}
