import { VARIABLES, type Variable } from '#server/proposals/rules.ts'

const NAMES = Object.keys(VARIABLES) as Variable[]

/** The project's values a text can name; each goes where the cursor was. */
export const VariableChips = ({ onInsert }: { onInsert: (variable: Variable) => void }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-sm font-medium">Filled in from the project</legend>
    <div className="flex flex-wrap gap-1.5">
      {NAMES.map(name => (
        <button
          key={name}
          type="button"
          title={`{${name}}`}
          onClick={() => onInsert(name)}
          className="rounded-control border border-hairline-strong bg-raised px-2 py-1 text-sm hover:bg-sunken max-sm:px-3 max-sm:py-2.5"
        >
          {VARIABLES[name].means}
        </button>
      ))}
    </div>
  </fieldset>
)
