interface OptionsProps<Value extends string | number> {
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

/** The options of a `select`. */
export function Options<Value extends string | number>({ values, nameOf }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));
}
