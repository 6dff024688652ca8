// Contents of the package for `npm pack`: every file as JavaScript with its declarations. Forms and patterns are left
// out, as they are the product's own. Types aren't checked here, but with the whole project.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, 'dist')
const NOT_PACKED = [
  'generate.ts',
  'build.ts',
  'forms.gen.ts',
  'patterns.gen.ts',
  'subjects.gen.ts',
  'foreign.ts',
  'foreign-main.ts',
]

/** Throws what a declaration would have to be inferred from other files for. */
function build(file: string) {
  const text = readFileSync(join(here, file), 'utf8')
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    isolatedDeclarations: true,
    declaration: true,
  }
  const declared = ts.transpileDeclaration(text, { fileName: file, compilerOptions, reportDiagnostics: true })
  const [fault] = declared.diagnostics ?? []
  if (fault) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`)
  const { outputText } = ts.transpileModule(text, { fileName: file, compilerOptions })
  const target = join(out, file.replace(/\.ts$/, ''))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.js`, outputText)
  writeFileSync(`${target}.d.ts`, declared.outputText.replaceAll(/(from\s+['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'))
}

/** Into sdk/dist, which `npm pack` takes and then removes. */
export function buildPackage() {
  rmSync(out, { recursive: true, force: true })
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
  const { info } = JSON.parse(readFileSync(join(here, 'contract.gen.json'), 'utf8'))
  if (version !== info.version) throw new Error(`sdk/package.json says ${version}, the contract ${info.version}.`)
  const folders = ['.', 'lenders', 'runtime']
  const files = folders.flatMap(folder => readdirSync(join(here, folder)).map(name => join(folder, name)))
  for (const file of files) if (file.endsWith('.ts') && !NOT_PACKED.includes(file)) build(file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildPackage()
