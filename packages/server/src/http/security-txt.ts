import type { FastifyInstance } from 'fastify';

/** The file must name a day after which it is no longer valid. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116), where the operator has named a contact. */
export function registerSecurityTxt(app: FastifyInstance, contact: string | undefined, publicUrl: string | undefined): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (contact === undefined) return reply.code(404).send('This server has no security contact.\n');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, pt, fr, es',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    return `${lines.join('\n')}\n`;
  });
}
