// JUnit files by the rules of junit-10.xsd of Jenkins' xUnit plugin, the strictest of the schemas in use: other viewers read
// whatever it allows.
import { SaxesParser } from 'saxes'

type Rule = { within: string; required: string[]; optional: string[] }
const RULES: Record<string, Rule> = {
  testsuites: { within: '', required: [], optional: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: {
    within: 'testsuites',
    required: ['name', 'tests', 'failures', 'errors'],
    optional: ['time', 'skipped', 'timestamp', 'hostname', 'id', 'package', 'file', 'log', 'url', 'group'],
  },
  testcase: { within: 'testsuite', required: ['name'], optional: ['time', 'classname', 'group'] },
  failure: { within: 'testcase', required: [], optional: ['type', 'message'] },
  skipped: { within: 'testcase', required: [], optional: ['type', 'message'] },
}
const TIME = /^\d*(\.\d*)?$/

/** Violations, in the order of the file; empty if valid. */
export function junitFaults(xml: string): string[] {
  const faults: string[] = []
  const open = ['']
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const rule = RULES[name]
    if (!rule || rule.within !== open.at(-1)) faults.push(`${name} within ${open.at(-1)}`)
    const known = [...(rule?.required ?? []), ...(rule?.optional ?? [])]
    faults.push(...(rule?.required ?? []).filter(one => !(one in attributes)).map(one => `${name} without ${one}`))
    faults.push(...Object.keys(attributes).flatMap(one => (known.includes(one) ? [] : [`${name} has ${one}`])))
    if (!TIME.test(attributes['time'] ?? '')) faults.push(`${name} with time ${attributes['time']}`)
    open.push(name)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', text => {
    if (text.trim() !== '' && !['failure', 'skipped'].includes(open.at(-1) ?? '')) faults.push(`text in ${open.at(-1)}`)
  })
  parser.on('error', error => faults.push(error.message))
  parser.write(xml).close()
  return faults
}
