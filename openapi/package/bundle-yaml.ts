// Node runs it as `bundle-yaml.js contract.yaml target`: one document of a contract in YAML or in many files, at `target.json`.
// A process of its own, because the tools read contracts before they do anything else, and the library answers later.
import { writeFileSync } from 'node:fs'
import { bundle, createConfig } from '@redocly/openapi-core'

const [source = '', target = ''] = process.argv.slice(2)

try {
  writeFileSync(`${target}.json`, JSON.stringify(await documentOf(source)))
} catch (error) {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function documentOf(ref: string): Promise<unknown> {
  const { bundle: made, problems } = await bundle({ ref, config: await createConfig({}) })
  const [problem] = problems.filter(({ severity }) => severity === 'error')
  if (!problem) return made.parsed
  const [place] = problem.location
  throw new Error(`${problem.message} (${place?.source.absoluteRef ?? ref}${place?.pointer ?? ''})`)
}
