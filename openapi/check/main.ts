// `npm run contract:check`: exercises a live server against the contract and reports drift.
import { checkContract } from './check.ts'
import { againstBaseline, writeBaseline } from './given/baseline.ts'
import { commandOf, USAGE } from './options.ts'
import { progressOn } from './progress.ts'
import { annotations } from './report/annotations.ts'
import { contractFile } from './report/places.ts'
import { type CheckOptions, EXIT_CODES, type Got, type Sent } from './report/report.ts'
import { reportText } from './report/report-text.ts'
import { writeReports } from './report/write-reports.ts'
import { withoutSecrets } from './request/without-credentials.ts'

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h') || args.length === 0) console.log(USAGE)
else
  try {
    process.exitCode = await run(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = EXIT_CODES.unusable
  }

async function run(args: string[]): Promise<number> {
  const { options, files, contract_file, baseline, write_baseline, idle } = commandOf(args, process.env)
  if (idle !== undefined) {
    console.log(idle)
    return EXIT_CODES.conforms
  }
  console.log(opening(options))
  const progress = progressOn(process.stderr)
  const sides: string[] = []
  const whole = await checkContract({
    ...options,
    progress: progress.show,
    exchanged: (case_id, sent, got) => {
      if (case_id === options.only_case) sides.push(bothSides(withoutSecrets({ sent, got })))
    },
  })
  progress.clear()
  const report = baseline ? againstBaseline(whole, baseline) : whole
  // What was known and is still there stays known.
  if (write_baseline !== undefined) writeBaseline(write_baseline, whole.findings)
  if (options.only_case !== undefined) console.log(sides.at(-1) ?? `There is no case ${options.only_case} here.`)
  else console.log(reportText(report, { colour: process.stdout.isTTY === true }))
  const contract = contractFile(contract_file)
  if (process.env['GITHUB_ACTIONS'] === 'true') for (const line of annotations(report, contract)) console.log(line)
  writeReports(report, files, contract)
  return options.only_case !== undefined && sides.length === 0 ? EXIT_CODES.unusable : EXIT_CODES[report.verdict]
}

function opening({ base, contract, seed, writes }: CheckOptions): string {
  return `${base} against ${contract.title} ${contract.version}, ${writes ? 'reads and writes' : 'reads alone'}, seed ${seed}.`
}

function bothSides({ sent, got }: { sent: Sent; got: Got }): string {
  const lines = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [
    `${sent.method} ${sent.url}`,
    ...lines(sent.headers),
    '',
    sent.body ?? '',
    '',
    String(got.status),
    ...lines(got.headers),
    '',
    got.body,
  ].join('\n')
}
