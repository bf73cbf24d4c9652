import './preferences.css'
import { useClient } from '@vowkit/react'
import { savePreferences } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { endSignUp } from '../../shared/sign-up-progress.ts'
import { useCategories } from '../../shared/use-categories.ts'
import type { BasicInfoValues } from './basic-info-page.tsx'
import { Bloom } from './bloom.tsx'
import { BudgetField } from './budget-field.tsx'
import { CategoryField } from './category-field.tsx'
import { onboardingMessages } from './messages.ts'
import type { PreferencesValues } from './preferences-values.ts'
import { useSceneAnswers } from './scene-answers.tsx'
import { Steps } from './steps.tsx'
import { StyleField } from './style-field.tsx'

const EMPTY: PreferencesValues = { categories: [], styles: [], budget: '' }
const WIRE_NAMES = { categories: 'categories', wedding_description: 'styles', wedding_budget: 'budget' } as const

/** The last step of onboarding: the vendor categories, the style of the wedding and the budget. */
export function PreferencesPage() {
  const t = useMessages(onboardingMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const { show } = useSceneAnswers()
  const categories = useCategories()
  const keptBefore = useKeptValues<BasicInfoValues>('basic-info', [])
  const kept = useKeptValues<PreferencesValues>('preferences', ['categories', 'styles', 'budget'])
  const form = useForm<PreferencesValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const styles = useWatch({ control: form.control, name: 'styles' })
  const [isDone, setDone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the styles change
  useEffect(() => show({ styles }), [styles])

  async function send({ categories, styles, budget }: PreferencesValues) {
    if (budget === '') return
    const result = await savePreferences(ports, { categories, styles, budget })
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES, texts)
    kept.forget()
    keptBefore.forget()
    endSignUp(ports)
    setDone(true)
  }

  return (
    <Page>
      <Steps current={3} />
      <h1 className="onboarding__title">
        <Emphasized text={t.preferencesTitle} />
      </h1>
      <Form form={form} kept={kept} onSubmit={send}>
        <CategoryField form={form} categories={categories} />
        <StyleField form={form} />
        <BudgetField form={form} />
        <div className="onboarding__action onboarding__action--sticky">
          <FormAlert form={form} />
          <SubmitButton form={form}>{t.finish}</SubmitButton>
        </div>
      </Form>
      <p className="visually-hidden" role="status">
        {isDone && t.done}
      </p>
      {isDone && <Bloom onEnd={() => openPath(SITE_PATHS.dashboard_main)} />}
    </Page>
  )
}
