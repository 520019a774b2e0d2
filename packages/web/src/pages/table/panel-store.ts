import { createStore } from 'zustand/vanilla';
import type { PanelName } from './TopBar.tsx';

/** The open panel beside the table, and the clause the rulebook is open at. */
export const panelStore = createStore<{ readonly panel: PanelName | null; readonly clause: string | null }>(() => ({
  panel: null,
  clause: null,
}));

export function togglePanel(panel: PanelName): void {
  panelStore.setState((state) => ({ panel: state.panel === panel ? null : panel, clause: null }));
}

export function openRulebook(clause?: string): void {
  panelStore.setState({ panel: 'rules', clause: clause ?? null });
}

export function closePanel(): void {
  panelStore.setState({ panel: null, clause: null });
}
