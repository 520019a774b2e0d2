/** The choices of a field with their labels. */
export const choiceOptions = <Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
): Readonly<Record<string, string>> => Object.fromEntries(values.map((value) => [value, label(value)]));
