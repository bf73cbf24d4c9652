import './preferences.css'
import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { savePreferences } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { $router, openPath } from '../../shared/router.ts'
import { endSignUp } from '../../shared/sign-up-progress.ts'
import { useCategories } from '../../shared/use-categories.ts'
import type { BasicInfoValues } from './basic-info-values.ts'
import { Bloom } from './bloom.tsx'
import { BudgetField } from './budget-field.tsx'
import { CategoryField } from './category-field.tsx'
import { onboardingMessages } from './messages.ts'
import type { PreferencesValues } from './preferences-values.ts'
import { Question } from './question.tsx'
import { useSceneAnswers } from './scene-answers.tsx'
import { Steps } from './steps.tsx'
import { StyleField } from './style-field.tsx'
import { useKnownPreferences } from './use-known-preferences.ts'
import { useQuestions } from './use-questions.ts'
import { useShownAnswers } from './use-shown-answers.ts'
import { useVisionPlace } from './use-vision-place.ts'

const EMPTY: PreferencesValues = { categories: [], styles: [], budget: '' }
const WIRE_NAMES = { categories: 'categories', wedding_description: 'styles', wedding_budget: 'budget' } as const

/**
 * The last step of onboarding: the vendor categories, the style of the wedding and the budget. On narrow screens, each
 * of them is a screen of its own below the scene. A couple that comes from the settings changes its answers instead, on
 * one screen, and then returns there.
 */
export function PreferencesPage() {
  const t = useMessages(onboardingMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const { show } = useSceneAnswers()
  const categories = useCategories()
  const keptBefore = useKeptValues<BasicInfoValues>('basic-info', [])
  const kept = useKeptValues<PreferencesValues>('preferences', ['categories', 'styles', 'budget'])
  const form = useForm<PreferencesValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const [isChange] = useState(() => $router.get()?.search.from === 'settings')
  const questions = useQuestions(form, !isChange)
  const [isDone, setDone] = useState(false)
  useShownAnswers(form, categories, show)
  const facts = useKnownPreferences(form)
  useVisionPlace()

  async function send({ categories, styles, budget }: PreferencesValues) {
    if (budget === '') return
    const result = await savePreferences(ports, { categories, styles, budget })
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES, texts)
    kept.forget()
    keptBefore.forget()
    endSignUp(ports)
    if (!isChange) return setDone(true)
    ports.once(createToasts).show({ tone: 'success', text: t.saved })
    openPath(SITE_PATHS.settings)
  }

  return (
    <Page>
      {!isChange && <Steps current={3} share={questions.share} />}
      <h1 className="onboarding__title" data-small={questions.isApart || undefined}>
        <Emphasized text={t.preferencesTitle} />
      </h1>
      <Form form={form} kept={kept} onSubmit={send} onSubmitCapture={questions.onSubmitCapture}>
        <Question name="categories" questions={questions}>
          <CategoryField form={form} categories={categories} />
        </Question>
        <Question name="styles" questions={questions}>
          <StyleField form={form} visionStyles={facts?.wedding_description} />
        </Question>
        <Question name="budget" questions={questions}>
          <BudgetField form={form} visionBudget={facts?.wedding_budget} />
        </Question>
        <div className="onboarding__action onboarding__action--sticky">
          <FormAlert form={form} />
          <SubmitButton form={form}>{isChange ? t.save : questions.isLast ? t.finish : t.nextQuestion}</SubmitButton>
        </div>
      </Form>
      <p className="visually-hidden" role="status">
        {isDone && t.done}
      </p>
      {isDone && <Bloom onEnd={() => openPath(SITE_PATHS.dashboard_main)} />}
    </Page>
  )
}
