/** The addresses of the client's pages, as its router has them. */
export const PAGE_PATHS: readonly string[] = [
  '/',
  '/t/:code',
  '/local/:game',
  '/replay',
  '/replay/:id',
  '/tutorial/:game',
  '/rules/:game',
  '/profile',
  '/sign-in',
  '/friends/:code?',
  '/ladder/:game',
  '/daily/:game/:day?',
];

/** Whether the client has a page at this path. `games` are the ids of the games of this build. */
export function isPage(path: string, games: readonly string[]): boolean {
  return PAGE_PATHS.some((pattern) => {
    const optional = pattern.endsWith('?');
    const parts = (optional ? pattern.slice(0, -1) : pattern).split('/');
    const asked = path.replace(/(?<=[^/])\/$/u, '').split('/');
    if (asked.length !== parts.length && !(optional && asked.length === parts.length - 1)) return false;
    return asked.every((part, at) => {
      const name = parts[at] ?? '';
      if (name === ':game') return games.includes(part);
      return name.startsWith(':') ? part !== '' : part === name;
    });
  });
}
