import { Button } from '@vowkit/react'
import { type DeskProfile, type DeskProfileContent, MAX_VENDOR_PACKAGES } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Field } from './field.tsx'
import { RowButtons } from './row-buttons.tsx'
import { SectionForm } from './section-form.tsx'
import { profileTexts } from './texts.ts'
import { useSection } from './use-section.ts'

type Deal = DeskProfileContent['packages']['packages'][number]

const NEW_DEAL: Deal = { name: '', description: '', original_price: '' }

/** The deals with their prices. */
export function PackagesSection({ stored }: { stored: DeskProfile['packages'] }) {
  const t = useTexts(profileTexts)
  const section = useSection('packages', stored)
  const { content, error } = section
  const deals = content.packages
  const show = (packages: Deal[]) => section.change({ packages })
  const change = (index: number, part: Partial<Deal>) =>
    show(deals.map((deal, at) => (at === index ? { ...deal, ...part } : deal)))

  return (
    <SectionForm title={t.packages} section={section}>
      {deals.length === 0 && <p>{t.noPackages}</p>}
      {deals.map((deal, index) => (
        <fieldset className="profile-row" key={deal.id ?? `new ${index}`}>
          <legend className="vk-sr">{t.package(index + 1)}</legend>
          <Field
            label={t.packageName}
            name={`packages.${index}.name`}
            error={error}
            value={deal.name}
            onChange={(name) => change(index, { name })}
          />
          <Field
            label={t.description}
            name={`packages.${index}.description`}
            rows={3}
            error={error}
            value={deal.description}
            onChange={(description) => change(index, { description })}
          />
          <div className="profile-row__pair">
            <Field
              label={t.price}
              name={`packages.${index}.original_price`}
              inputMode="decimal"
              error={error}
              value={deal.original_price}
              onChange={(original_price) => change(index, { original_price })}
            />
            <Field
              label={t.discounted}
              name={`packages.${index}.discounted_price`}
              inputMode="decimal"
              error={error}
              value={deal.discounted_price ?? ''}
              onChange={(price) => change(index, { discounted_price: price === '' ? undefined : price })}
            />
          </div>
          <RowButtons items={deals} index={index} name={t.package(index + 1)} onChange={show} />
        </fieldset>
      ))}
      {deals.length < MAX_VENDOR_PACKAGES && <Button onClick={() => show([...deals, NEW_DEAL])}>{t.addPackage}</Button>}
    </SectionForm>
  )
}
