// Every listed warning links to where it is fixed.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import contract from '#sdk/contract.gen.json' with { type: 'json' }
import { CheckNotice } from '#web/projects/sale/change/check-notice.tsx'
import { TAB_IDS } from '#web/projects/sale/project/project-tabs.ts'

const { PricingCheck, NextStep } = contract.components.schemas

const PLACES = ['price', 'financing', 'company', 'energy'] as const

it('the places of checks are all known here', () => expect(PricingCheck.properties.where.enum).toEqual(PLACES))

it.each(PLACES)('a check settled at %s links there', where => {
  const words = { sentence: 'Too large.', fix: 'Change it.' }
  const check = { code: 'beyond_limit', severity: 'stop', ...words, where } as const
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <CheckNotice project_id="p" check={check} tab="other" />
    </Router>,
  )
  expect(html).toMatch(/<a [^>]*href="\/[^"]+"/)
})

it('every next step is on a tab there is', () => {
  expect(NextStep.properties.tab.enum.filter(tab => !TAB_IDS.some(one => one === tab))).toEqual([])
})
