import type { WebsiteTexts } from './texts.ts'

/** The tags of the elements that show one vendor. A partner has no profile to show. */
const VENDOR_TAGS = ['vendor-card-grid', 'vendor-profile', 'vendor-reviews', 'vendor-inquiry'] as const

/** The tags of the elements that a vendor can choose. */
export const TAGS = ['vision-generator', 'wedding-assistant', ...VENDOR_TAGS] as const

export type Tag = (typeof TAGS)[number]

/** An option of an element, as a select. The first value is the element's default, which needs no attribute. */
export interface ElementOption {
  attribute: string
  /** The key of the label in `websiteTexts.options`. */
  label: keyof WebsiteTexts['options']
  /** The values of the attribute, each with the key of its label in `websiteTexts.values`. */
  values: readonly { value: string; label: keyof WebsiteTexts['values'] }[]
  /** The value that is selected at first. Defaults to the first value. */
  preset?: string
}

const THEME: ElementOption = {
  attribute: 'theme',
  label: 'theme',
  values: [
    { value: 'light', label: 'light' },
    { value: 'dark', label: 'dark' },
    { value: 'auto', label: 'auto' },
    { value: 'host', label: 'host' },
  ],
}
const CORNERS: ElementOption = {
  attribute: 'radius',
  label: 'radius',
  values: [
    { value: 'soft', label: 'soft' },
    { value: 'none', label: 'square' },
    { value: 'round', label: 'round' },
  ],
}
const FONTS: ElementOption = {
  attribute: 'fonts',
  label: 'fonts',
  values: [
    { value: 'system', label: 'systemFont' },
    { value: 'inherit', label: 'pageFont' },
  ],
}
const POSITION: ElementOption = {
  attribute: 'position',
  label: 'position',
  values: [
    { value: 'bottom-right', label: 'bottomRight' },
    { value: 'bottom-left', label: 'bottomLeft' },
    { value: 'inline', label: 'inline' },
  ],
}
const SCOPE: ElementOption = {
  attribute: 'scope',
  label: 'scope',
  values: [
    { value: '', label: 'allVendors' },
    { value: 'vendor', label: 'onlyYou' },
  ],
  // On its own website, a vendor shows no competitors unless it chooses to.
  preset: 'vendor',
}

/** The owner of a website: a vendor with its id, or a partner with its key. */
export type Owner = { kind: 'vendor'; id: string } | { kind: 'partner'; key: string }

/** Returns the elements that an owner can use. */
export function tagsOf({ kind }: Owner): readonly Tag[] {
  return kind === 'vendor' ? TAGS : TAGS.filter((tag) => !VENDOR_TAGS.some((own) => own === tag))
}

/** Returns the options of an element. A partner has no profile to which the assistant could limit its answers. */
export function optionsOf(tag: Tag, { kind }: Owner): readonly ElementOption[] {
  return OPTIONS[tag].filter(({ attribute }) => kind === 'vendor' || attribute !== SCOPE.attribute)
}

const LOOKS = [THEME, CORNERS, FONTS]

/** The options of each element. */
const OPTIONS: Record<Tag, readonly ElementOption[]> = {
  'vision-generator': LOOKS,
  'wedding-assistant': [SCOPE, POSITION, ...LOOKS],
  'vendor-card-grid': LOOKS,
  'vendor-profile': LOOKS,
  'vendor-reviews': LOOKS,
  'vendor-inquiry': LOOKS,
}

/** The vendor's choices: an element, its accent color and its options. */
export interface Choice {
  tag: Tag
  /** The accent color as `#rrggbb`, or `""` for the default color. */
  accent: string
  /** The chosen values by attribute. Absent attributes have their default. */
  options: Readonly<Record<string, string>>
}

/** Returns the selected value of an option. */
export function selectedValue({ attribute, values, preset }: ElementOption, options: Choice['options']): string {
  return options[attribute] ?? preset ?? values[0]?.value ?? ''
}

/** Returns the attributes of the chosen element. Omits defaults. */
export function attributesOf({ tag, accent, options }: Choice, owner: Owner): [name: string, value: string][] {
  const chosen = optionsOf(tag, owner).flatMap((option): [string, string][] => {
    const value = selectedValue(option, options)
    return value && value !== option.values[0]?.value ? [[option.attribute, value]] : []
  })
  return [
    owner.kind === 'vendor' ? ['vendor-id', owner.id] : ['partner', owner.key],
    ...(tag === 'vendor-card-grid' && owner.kind === 'vendor'
      ? [['vendor-ids', owner.id] satisfies [string, string]]
      : []),
    ...(accent ? [['accent', accent] satisfies [string, string]] : []),
    ...chosen,
  ]
}
