/** The leadership of a store that only one process has open: nothing of it has to be saved. */
export class InMemoryLeadership {
  private readonly aliveUntil = new Map<string, number>();
  private readonly leaders = new Map<string, string>();

  heartbeat(node: string, ttlMs: number): void {
    this.aliveUntil.set(node, performance.now() + ttlMs);
  }

  claim(node: string, codes: readonly string[]): readonly string[] {
    if (!this.isAlive(node)) return [];
    const free = codes.filter((code) => {
      const leader = this.leaders.get(code);
      return leader === undefined || leader === node || !this.isAlive(leader);
    });
    for (const code of free) this.leaders.set(code, node);
    return free;
  }

  release(node: string, codes?: readonly string[]): void {
    for (const code of codes ?? this.leaders.keys()) if (this.leaders.get(code) === node) this.leaders.delete(code);
    if (codes === undefined) this.aliveUntil.delete(node);
  }

  /** Codes of the tables with a live leader. */
  led(): string[] {
    return [...this.leaders].filter(([, node]) => this.isAlive(node)).map(([code]) => code);
  }

  private isAlive(node: string): boolean {
    return (this.aliveUntil.get(node) ?? Number.NEGATIVE_INFINITY) > performance.now();
  }
}
