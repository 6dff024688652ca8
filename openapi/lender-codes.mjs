// For the linter and bundler: an enumeration marked `x-lenders` has the code of every lender with a contract, so that one more
// lender is one more file in openapi/lenders. A file that is there before its folder in machines/applications/lenders/each is an error of the
// types.
import { readdirSync } from 'node:fs'

const codes = readdirSync(new URL('lenders', import.meta.url)).map(file => file.replace('.yaml', '').toLowerCase())

const fillCodes = () => ({
  Schema: {
    enter(schema) {
      if (!schema['x-lenders']) return
      delete schema['x-lenders']
      schema.enum = [...codes.sort(), ...schema.enum]
    },
  },
})

export default () => ({ id: 'lenders', preprocessors: { oas3: { codes: fillCodes } } })
