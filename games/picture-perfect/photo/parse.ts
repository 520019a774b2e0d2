export type ParseResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** A plain object with exactly these fields, of any content. */
export function fields<Name extends string>(value: unknown, where: string, names: readonly Name[]): ParseResult<Record<Name, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, problem: `${where} has to be an object` };
  const missing = names.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return { ok: false, problem: `${where} lacks ${missing}` };
  const unknown = Object.keys(value).find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) return { ok: false, problem: `${where} has an unknown field ${unknown}` };
  return { ok: true, value: value as Record<Name, unknown> };
}

export function integerField(value: unknown, where: string, least: number, most: number): ParseResult<number> {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return { ok: true, value: value + 0 };
  return { ok: false, problem: `${where} has to be a whole number from ${least} to ${most}` };
}
