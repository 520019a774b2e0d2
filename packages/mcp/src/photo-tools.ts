import {
  centreOf,
  DECORATION_IDS,
  DEFAULT_CAMERA,
  examinePhoto,
  GUEST_IDS,
  type Placement,
  parseScene,
  SPACES,
} from '@parlour/games/picture-perfect/photo';
import { isRecord, type Json } from '@parlour/kernel';
import { z } from 'zod';
import { AgentError, type AgentSeat } from './agent-seat.ts';
import { type ToolContext, textResult } from './tool-context.ts';

const CAMERA = {
  x: z.number().int().default(DEFAULT_CAMERA.x),
  y: z.number().int().default(DEFAULT_CAMERA.y),
  z: z.number().int().default(DEFAULT_CAMERA.z),
  pan: z.number().int().default(DEFAULT_CAMERA.pan),
  tilt: z.number().int().default(DEFAULT_CAMERA.tilt),
  zoom: z.number().int().default(DEFAULT_CAMERA.zoom),
};
const LENGTHS = 'Lengths are tenths of a millimetre, pan, tilt and zoom ten-thousandths of the tangent of half the angle.';

/** Composing a photo of Picture Perfect: place figures, look through the viewfinder. */
export function registerPhotoTools({ server, seat, drawPhoto, answering }: ToolContext): void {
  let isDrawing = false;
  const place = {
    figure: z.enum([...GUEST_IDS, ...DECORATION_IDS]).describe('a guest, or a decoration you own'),
    space: z
      .enum(SPACES as readonly [string, ...string[]])
      .optional()
      .describe('a space of the floor, for a guest'),
    x: z.number().int().optional(),
    z: z.number().int().optional(),
    remove: z.boolean().default(false).describe('takes the figure away'),
  };
  server.registerTool(
    'place',
    {
      description: `Picture Perfect: puts a figure into your scene, in the middle of a space or at x and z. ${LENGTHS}`,
      inputSchema: place,
    },
    answering(async (wish: z.infer<z.ZodObject<typeof place>>) => {
      await seat.connection.play({ do: 'arrange', placement: placed(sceneOf(seat), wish) } as unknown as Json);
      return textResult(`Placed.\n${seat.look().text}`);
    }),
  );

  server.registerTool(
    'viewfinder',
    {
      description: `Picture Perfect: your scene through a camera, as a picture, and whether it is a valid photo. ${LENGTHS}`,
      inputSchema: CAMERA,
    },
    answering(async (camera: z.infer<z.ZodObject<typeof CAMERA>>) => {
      const parsed = parseScene({ ...sceneOf(seat), camera });
      if (!parsed.ok) throw new AgentError(parsed.problem);
      const { valid, placement, photo } = examinePhoto(parsed.value);
      const faults = [
        ...placement.map(({ reason, of }) => `${reason}: ${of.join(', ')}`),
        ...photo.map((fault) => ('guest' in fault ? `${fault.reason}: ${fault.guest}` : fault.reason)),
      ];
      if (isDrawing) throw new AgentError('Your last photo is still being drawn: wait for it.');
      isDrawing = true;
      const png = await Promise.resolve(drawPhoto(parsed.value)).finally(() => {
        isDrawing = false;
      });
      return {
        content: [
          { type: 'image' as const, mimeType: 'image/png', data: png.toString('base64') },
          {
            type: 'text' as const,
            text: valid
              ? `A valid photo. To take it: move ${JSON.stringify({ do: 'photo', scene: parsed.value })}`
              : `Not valid: ${faults.join('; ')}`,
          },
        ],
      };
    }),
  );
}

/** The scene of the agent's own view. */
function sceneOf(seat: AgentSeat): Placement {
  const view = seat.connection.observation?.view;
  if (seat.connection.table.game !== 'picture-perfect' || !isRecord(view))
    throw new AgentError('There are photos only in a game of picture-perfect.');
  return isRecord(view.scene) ? (view.scene as unknown as Placement) : { guests: [], decorations: [] };
}

interface Wish {
  readonly figure: string;
  readonly space?: string | undefined;
  readonly x?: number | undefined;
  readonly z?: number | undefined;
  readonly remove: boolean;
}

function placed(scene: Placement, { figure, space, x, z: depth, remove }: Wish): Placement {
  const known = SPACES.find((each) => each === space);
  const spot = known !== undefined ? centreOf(known) : x !== undefined && depth !== undefined ? { x, z: depth } : null;
  if (!remove && spot === null) throw new AgentError('Say where: a space such as B2, or x and z.');
  const change = <Id extends string>(
    standing: readonly { readonly id: Id; readonly x: number; readonly z: number }[],
    id: Id | undefined,
  ) =>
    id === undefined ? standing : [...standing.filter((each) => each.id !== id), ...(spot === null || remove ? [] : [{ id, ...spot }])];
  return {
    guests: change(
      scene.guests,
      GUEST_IDS.find((id) => id === figure),
    ),
    decorations: change(
      scene.decorations,
      DECORATION_IDS.find((id) => id === figure),
    ),
  };
}
