/** Loads the part of a game once: a loaded value is kept, a failed load is tried again. */
export function loadOnce<T>(load: (game: string) => Promise<T> | undefined): (game: string) => Promise<T> | undefined {
  const loaded = new Map<string, Promise<T>>();
  return (game) => {
    const known = loaded.get(game);
    if (known !== undefined) return known;
    const loading = load(game);
    if (loading === undefined) return undefined;
    loading.catch(() => loaded.delete(game));
    loaded.set(game, loading);
    return loading;
  };
}
