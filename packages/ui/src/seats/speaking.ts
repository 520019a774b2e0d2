import type { Seat } from '@parlour/kernel';
import { createContext } from 'react';

/** The seats whose players are speaking in the voice chat. */
export const SpeakingContext = createContext<ReadonlySet<Seat>>(new Set());
