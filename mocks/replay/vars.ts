// `--vars FILE`: inputs of flows from a file, as YAML, JSON or lines of NAME=VALUE, so that no secret is typed into a command.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { standing } from '#openapi/standing.ts'
import type { Inputs } from './batch.ts'
import { linesOf } from './lines.ts'

export function variablesIn(file: string): Inputs {
  const text = readText(file)
  return /^\.(json|ya?ml)$/.test(extname(file)) ? fromDocument(file, text) : fromLines(file, text)
}

function readText(file: string): string {
  try {
    return readFileSync(standing(file), 'utf8')
  } catch {
    throw new Error(`There is no file ${file} with variables.`)
  }
}

function fromLines(file: string, text: string): Inputs {
  const lines = text.split(/\r?\n/).entries()
  return Object.fromEntries(
    [...lines].flatMap(([nth, line]) => {
      if (/^\s*(#|$)/.test(line)) return []
      const [, name, quoted, plain = ''] = /^\s*(?:export\s+)?(\w+)\s*=\s*(?:"([^"]*)"|(.*?))\s*$/.exec(line) ?? []
      if (name === undefined) throw new Error(`${file}:${nth + 1} is not NAME=VALUE.`)
      return [[name, quoted ?? plain]]
    }),
  )
}

function fromDocument(file: string, text: string): Inputs {
  const document = parsed(file, text)
  if (document === null || typeof document !== 'object' || Array.isArray(document))
    throw new Error(`${file}:1 has no variables. Write a line for each, such as "email: qa@example.com".`)
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (!['string', 'number', 'boolean'].includes(typeof value))
        throw new Error(`${file}:${linesOf(file, text).lineOf([name])} ${name} is not a text or number.`)
      return [name, String(value)]
    }),
  )
}

function parsed(file: string, text: string): unknown {
  try {
    return parseYaml(text)
  } catch (error) {
    const { mark, reason } = Object(error)
    throw new Error(`${file}:${(mark?.line ?? 0) + 1} cannot be read: ${reason}.`)
  }
}
