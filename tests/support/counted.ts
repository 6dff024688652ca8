// A person's hands on a page: what they click and type is counted by step. There is no hover, as on a phone there is none.
import type { Locator, Page } from '@playwright/test'

type Step = { name: string; clicks: number; fields: number }

export type Hands = ReturnType<typeof handsOf>

/** `touches` where the page is a phone's. */
export function handsOf(touches: boolean) {
  const steps: Step[] = []
  const press = async (target: Locator) => (touches ? target.tap() : target.click())
  const now = () => {
    const step = steps.at(-1)
    if (!step) throw new Error('Name the step first')
    return step
  }
  const sumOf = (kind: 'clicks' | 'fields') => steps.reduce((sum, step) => sum + step[kind], 0)
  const hands = {
    step: (name: string) => {
      steps.push({ name, clicks: 0, fields: 0 })
    },
    press: async (target: Locator) => {
      now().clicks++
      await press(target)
    },
    /** The browser's own Back. */
    back: async (page: Page) => {
      now().clicks++
      await page.goBack()
    },
    /** Into a field, which the click into it belongs to; on a form the tab key leads from one to the next. */
    type: async (target: Locator, text: string) => {
      now().fields++
      await target.fill(text)
    },
    clicks: () => sumOf('clicks'),
    fields: () => sumOf('fields'),
    /** The path taken, for readers of a failure. */
    report: () => steps.map(({ name, clicks, fields }) => `${name}: ${clicks} clicks, ${fields} fields`).join('\n'),
  }
  return hands
}
