// A directory for what the test files of one run share; gone when the run ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function setup() {
  const directory = mkdtempSync(join(tmpdir(), 'sunquill-tests-'))
  process.env['TEST_RUN_DIR'] = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
