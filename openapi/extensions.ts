// `npm run extensions`: lists the product's additions to its specification's paths, and the conventions of every call.
// Two parts of one list, for comparing the product with the specification.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answerHelp } from './answer-help.ts'
import { type Contract, contractAt, PRODUCT } from './contract.ts'

type Extensions = {
  operations: { feature: string; method: string; path: string; summary: string; permission: string[] }[]
  decisions: { title: string; text: string }[]
}

/** Operations in the order of the contract, decisions in that of decisions.md. */
export function extensionsOf(contract: Contract, decisions: string): Extensions {
  const operations = contract.operations
    .filter(({ extension }) => extension)
    .map(({ tags, method, path, summary, permission }) => ({
      feature: tags[0] ?? '',
      method: method.toUpperCase(),
      path,
      summary,
      permission,
    }))
  const sections = decisions.split(/^## /m).slice(1)
  return {
    operations,
    decisions: sections.map(section => {
      const [title = '', ...lines] = section.trim().split('\n')
      return { title, text: lines.join(' ').replaceAll(/\s+/g, ' ').trim() }
    }),
  }
}

export function inWords({ operations, decisions }: Extensions, all: number): string {
  const features = [...new Set(operations.map(({ feature }) => feature))]
  const listed = features.flatMap(feature => [
    '',
    feature,
    ...operations
      .filter(operation => operation.feature === feature)
      .map(({ method, path, summary }) => `  ${method.padEnd(5)}${path.padEnd(46)} ${summary}`),
  ])
  return [
    `${operations.length} of ${all} operations go beyond the specification:`,
    ...listed,
    '',
    `${decisions.length} conventions apply to every call:`,
    ...decisions.flatMap(({ title, text }) => ['', title, ...wrapped(text)]),
  ].join('\n')
}

const wrapped = (text: string) => text.match(/.{1,110}(?:\s|$)/g)?.map(line => `  ${line.trim()}`) ?? []

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(
    'npm run extensions [-- --json]\n\nLists the operations beyond the specification and the conventions that apply to every call.',
  )
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const contract = contractAt(PRODUCT)
  const found = extensionsOf(contract, readFileSync(new URL('decisions.md', import.meta.url), 'utf8'))
  console.log(values.json ? JSON.stringify(found, null, 2) : inWords(found, contract.operations.length))
}
