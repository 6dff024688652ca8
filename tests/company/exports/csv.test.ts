// A file opened in a spreadsheet shows what we wrote, and runs nothing.
import { expect, it } from 'vitest'
import { csv } from '#machines/lib/csv.ts'

const cellOf = (value: string | number) =>
  csv(['h'], [[value]])
    .split('\r\nX')[0]
    ?.slice('\uFEFFh\r\n'.length, -2)

it.each([
  ['=1+1', "'=1+1"],
  ['+1-602-555-0142', "'+1-602-555-0142"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  [' =1', "' =1"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  [';=1+1', `";'=1+1"`],
  ['Sam;=1+1', `"Sam;'=1+1"`],
  ['Sam; @x', `"Sam;' @x"`],
  ['Sam\n=1', `"Sam\n'=1"`],
  ['a;b', '"a;b"'],
  ['say "hi", Sam', '"say ""hi"", Sam"'],
  ['6:30 PM - Sam', '6:30 PM - Sam'],
])('%j is written as %j', (value, written) => expect(cellOf(value)).toBe(written))

it.each([-12.5, 0, 8420, '-12.5', '8420'])('the number %s stays a number', value =>
  expect(cellOf(value)).toBe(String(value)),
)
