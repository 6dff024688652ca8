// Manual run: checks foreign contracts, served by Prism, unchanged and with one planted drift at a time. `npx tsx
// tests/contract/foreign/try.ts FOLDER [NAME…]` prints a table of Markdown; what was found goes to stderr.
import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions, CheckReport } from '#openapi/check/report/report.ts'
import { schemesOf } from '#openapi/check/request/credential.ts'
import { type Contract, contractAt, type Operation } from '#openapi/contract.ts'
import { type Answering, isFor, withoutValues } from '../drift/drift.ts'
import { PLANTS, type Plant } from './plants.ts'
import { servedByPrism } from './prism.ts'

const [folder = '.', ...names] = process.argv.slice(2)
const MOST_REQUESTS = 2_000

async function row(contract: Contract, base: string): Promise<string> {
  const options = optionsFor(contract, base)
  const honest = await checkContract(options)
  const known = new Set(honest.findings.map(signOf))
  const succeeded = contract.operations.filter(one =>
    honest.coverage.some(({ method, path, succeeded }) => succeeded && method === one.method && path === one.path),
  )
  const planted = PLANTS.flatMap((plant, nth) => plantedIn(contract, plant, succeeded, nth))
  let found = 0
  for (const { plant, operation, drifting } of planted) {
    const report = await checkContract({ ...options, only: one => one === operation, fetch: drifting })
    const telling = report.findings.filter(
      one =>
        plant.by.includes(one.check) &&
        one.path === operation.path &&
        one.method === operation.method &&
        !known.has(signOf(one)),
    )
    if (telling.length > 0) found += 1
    const where = `${operation.method.toUpperCase()} ${operation.path}`
    console.error(`${telling.length > 0 ? '✓' : '✗'} ${where} ${plant.name}: ${telling[0]?.sentence ?? 'nothing'}`)
  }
  return `| ${contract.title} | ${succeeded.length} of ${contract.operations.length} | ${honest.requests} | ${alarmsOf(honest)} | ${found} of ${planted.length} |`
}

const optionsFor = (contract: Contract, base: string): CheckOptions => ({
  contract,
  base,
  token: 'anything',
  credentials: Object.fromEntries(Object.keys(schemesOf(contract)).map(name => [name, 'any:thing'])),
  seed: 1,
  writes: true,
  most_requests: MOST_REQUESTS,
  rounds: 1,
  at_once: 4,
})

/** At the first operation where it can be seen, not the same one for every plant. */
function plantedIn(contract: Contract, plant: Plant, operations: Operation[], nth: number) {
  const turned = [...operations.slice(nth % operations.length), ...operations.slice(0, nth % operations.length)]
  for (const operation of turned) {
    const around = plant.at(operation, contract)
    if (!around) continue
    const drifting: Answering = request => (isFor(operation, request) ? around(fetch, request) : fetch(request))
    return [{ plant, operation, drifting }]
  }
  return []
}

function alarmsOf({ findings }: CheckReport): string {
  const counts = new Map<string, number>()
  for (const { check } of findings) counts.set(check, (counts.get(check) ?? 0) + 1)
  return [...counts].map(([check, count]) => `${count} \`${check}\``).join(', ') || 'none'
}

const signOf = ({ check, method, path, sentence }: CheckReport['findings'][number]) =>
  withoutValues(`${check} ${method} ${path} ${sentence}`)

console.log(
  '| API | Operations that succeeded | Requests | Alarms of the honest mock | Drifts found |\n|---|---:|---:|---|---:|',
)
for (const file of readdirSync(folder).sort()) {
  if (names.length > 0 && !names.includes(parse(file).name)) continue
  const prism = await servedByPrism(`${folder}/${file}`)
  if (!prism) {
    console.error(`${file}: Prism doesn't serve it.`)
    continue
  }
  try {
    console.log(await row(contractAt(`${folder}/${file}`), prism.url))
  } finally {
    prism.stop()
  }
}
