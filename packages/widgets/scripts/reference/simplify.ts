import type { DeclarationReflection, ProjectReflection } from 'typedoc'
import {
  type Application,
  Converter,
  IntrinsicType,
  ReferenceReflection,
  ReflectionKind,
  ReflectionType,
} from 'typedoc'

/** TypeDoc plugin that shortens the entries of schemas, of objects of objects, and of destructured parameters. */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const { children = [] } of project.children ?? [])
      for (const one of [...children]) {
        const namesake = children.find((other) => other !== one && other.name === one.name)
        const isSchema = one.type?.type === 'reference' && one.type.package === 'zod'
        if (namesake && isSchema) replace(one, namesake, project)
        else if (membersOf(one).some((member) => membersOf(member).length > 0)) one.type = new IntrinsicType('object')
        for (const parameter of one.signatures?.flatMap(({ parameters = [] }) => parameters) ?? [])
          if (parameter.name === '__namedParameters') parameter.name = /^[A-Z]/.test(one.name) ? 'props' : 'options'
      }
  })
}

/** A schema is described by the type of the same name, also where other entries export it again. */
function replace(schema: DeclarationReflection, type: DeclarationReflection, project: ProjectReflection): void {
  type.comment ??= schema.comment
  for (const member of membersOf(type)) member.defaultValue = undefined
  for (const one of project.getReflectionsByKind(ReflectionKind.Reference) as ReferenceReflection[]) {
    if (one.getTargetReflection() !== schema || !one.parent?.isDeclaration()) continue
    const exportedAgain = new ReferenceReflection(one.name, type, one.parent)
    one.parent.addChild(exportedAgain)
    project.registerReflection(exportedAgain, undefined, undefined)
  }
  project.removeReflection(schema)
}

function membersOf({ type }: DeclarationReflection): DeclarationReflection[] {
  return (type instanceof ReflectionType && type.declaration.children) || []
}
