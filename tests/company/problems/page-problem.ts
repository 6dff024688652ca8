// A problem report from a homeowner's page, as an iPhone would send it.
import type { Input } from '#sdk/types.ts'

type Report = Input<'/v3/page_problems.Report'>

export const pageProblem = (more: Partial<Report> & Pick<Report, 'token'>): Report => ({
  page: 'signing',
  kind: 'not_drawn',
  page_number: 3,
  error_name: 'TypeError',
  error_message: 'undefined is not a function',
  frames: ['assets/open-pdf-BfR2.js:12:3045'],
  browser: 'Safari',
  browser_version: 17,
  device: 'iPhone',
  screen: 'small',
  app_version: '0.1.0',
  language: 'en',
  ...more,
})
