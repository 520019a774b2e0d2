import type { SavedTable } from '@parlour/table';

/** When the next correspondence move of a table is due, in milliseconds since 1970; null while none is. */
export const dueAt = ({ phase, meta }: SavedTable): number | null => (phase === 'playing' ? (meta.deadline?.at ?? null) : null);
