// Where in its file a contract names an operation, for reports that mark a line.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { standing } from '../../standing.ts'

export type ContractFile = { name: string; text: string }
type Named = { method: string; path: string }

/** Named as CI systems name files: from where the command was given, with slashes. */
export function contractFile(file: string): ContractFile {
  const path = standing(file)
  return { name: relative(standing('.'), path).split(sep).join('/'), text: readFileSync(path, 'utf8') }
}

/** As SARIF has it: the whole line, its columns counted from 1. */
export function regionOf(text: string, named: Named) {
  const startLine = lineOf(text, named)
  const endColumn = (text.split('\n')[startLine - 1] ?? '').replace('\r', '').length + 1
  return { startLine, startColumn: 1, endLine: startLine, endColumn }
}

/** Line 1 if the file is a single line or defines it elsewhere, as by a reference. */
export function lineOf(text: string, { method, path }: Named): number {
  const lines = text.split('\n')
  const at = lines.findIndex(line => isKey(line, path))
  if (at < 0) return 1
  const indent = indentOf(lines[at] ?? '')
  // Up to the next line that is no deeper.
  const below = lines.slice(at + 1)
  const end = below.findIndex(line => line.trim() !== '' && indentOf(line) <= indent)
  const within = below.slice(0, end < 0 ? undefined : end).findIndex(line => isKey(line, method))
  return within < 0 ? at + 1 : at + 2 + within
}

const isKey = (line: string, name: string) =>
  [name, `"${name}"`, `'${name}'`].some(key => line.trimStart().startsWith(`${key}:`))
const indentOf = (line: string) => line.length - line.trimStart().length
