import { Canvas, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import {
  BoxGeometry,
  type BufferGeometry,
  type CanvasTexture,
  DoubleSide,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
} from 'three';
import { DECORATION_STAND, GUEST_STAND, type Scene, TABLE } from '../../../photo/index.ts';
import { type FigureId, floorUnder, isDecoration, type Placed } from '../figures.ts';
import type { Artwork } from '../paint/artwork.ts';
import type { PhotoRect } from '../paint/projection.ts';
import { decorationPieces } from '../place-figures.ts';
import type { Size } from '../usePaintedCanvas.ts';
import { measureRenderTime, setUpCamera } from './camera-setup.ts';
import { Lights } from './Lights.tsx';
import { cardboard, ROOM, textureOf } from './materials.ts';
import type { Quality } from './quality.ts';

export interface DioramaProps {
  readonly art: Artwork;
  readonly scene: Scene;
  readonly frame: PhotoRect;
  readonly size: Size;
  readonly quality: Quality;
  /** Called with the milliseconds a picture took. */
  readonly onPicture: (took: number) => void;
  readonly className?: string | undefined;
}

/** The scene in cardboard and wood under warm light. Drawn on demand, never in a loop. */
export default function Diorama({ art, scene, frame, size, quality, onPicture, className }: DioramaProps) {
  return (
    <div className={className} aria-hidden="true">
      <Canvas
        frameloop="demand"
        dpr={quality.pixels}
        shadows={quality.shadows ? { type: PCFShadowMap } : false}
        gl={{ antialias: true, toneMapping: NeutralToneMapping, powerPreference: 'low-power' }}
      >
        <color attach="background" args={['#10162a']} />
        <Aim scene={scene} frame={frame} size={size} onPicture={onPicture} />
        <Lights shadows={quality.shadows} />
        <Room art={art} />
        {[...scene.guests.map((placed) => ({ piece: placed.id, placed })), ...decorationPieces(scene)].map(({ piece, placed }) => (
          <Standee key={piece} art={art} placed={placed} />
        ))}
      </Canvas>
    </div>
  );
}

/** Turns the camera and requests a picture whenever something has changed. */
function Aim({ scene, frame, size, onPicture }: Pick<DioramaProps, 'scene' | 'frame' | 'size' | 'onPicture'>) {
  const { camera, gl, scene: world, invalidate } = useThree();
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || frame.width === 0) return;
    setUpCamera(camera, scene.camera, frame, size);
    invalidate();
  }, [camera, scene, frame, size, invalidate]);
  useLayoutEffect(() => measureRenderTime(world, gl, onPicture), [world, gl, onPicture]);
  return null;
}

function Room({ art }: { readonly art: Artwork }) {
  const textures = useMemo(
    () => ({
      wall: textureOf(art.wall),
      'left-wing': textureOf(art['left-wing']),
      'right-wing': textureOf(art['right-wing']),
      floor: textureOf(art.floor),
    }),
    [art],
  );
  return (
    <>
      {(['wall', 'left-wing', 'right-wing', 'floor'] as const).map((part) => (
        <Painted key={part} geometry={ROOM[part]} texture={textures[part]} glow={part === 'floor' ? 0 : 0.3} />
      ))}
      <Table art={art} />
    </>
  );
}

function Painted({
  geometry,
  texture,
  glow,
}: {
  readonly geometry: BufferGeometry;
  readonly texture: CanvasTexture;
  readonly glow: number;
}) {
  return (
    <mesh geometry={geometry} receiveShadow>
      <meshStandardMaterial
        map={texture}
        emissive="#ffffff"
        emissiveMap={texture}
        emissiveIntensity={glow}
        roughness={0.8}
        side={DoubleSide}
      />
    </mesh>
  );
}

const TABLE_BOX = new BoxGeometry((2 * TABLE.halfWidth) / 10, TABLE.height / 10, (TABLE.front - TABLE.back) / 10);

function Table({ art }: { readonly art: Artwork }) {
  const [top, side] = useMemo(() => [textureOf(art['table-top']), textureOf(art['table-front'])], [art]);
  return (
    <mesh geometry={TABLE_BOX} position={[0, TABLE.height / 20, (TABLE.back + TABLE.front) / 20]} castShadow receiveShadow>
      {[side, side, top, side, side, side].map((map, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the six sides of a box have their fixed places.
        <meshStandardMaterial key={index} attach={`material-${index}`} map={map} roughness={0.9} />
      ))}
    </mesh>
  );
}

const STANDS = {
  guest: new BoxGeometry(GUEST_STAND.width / 10, 4, GUEST_STAND.depth / 10),
  decoration: new BoxGeometry(DECORATION_STAND.width / 10, 1.6, DECORATION_STAND.depth / 10),
};

const cards = new Map<FigureId, BufferGeometry>();

function cardOf(id: FigureId): BufferGeometry {
  const card = cards.get(id) ?? cardboard(id);
  cards.set(id, card);
  return card;
}

function Standee({ art, placed }: { readonly art: Artwork; readonly placed: Placed }) {
  const { id, x, z } = placed;
  const texture = useMemo(() => textureOf(art.figures[id]), [art, id]);
  const stand = isDecoration(id) ? STANDS.decoration : STANDS.guest;
  return (
    <group position={[x / 10, floorUnder(id) / 10, z / 10]}>
      <mesh geometry={cardOf(id)} castShadow receiveShadow>
        <meshStandardMaterial
          attach="material-0"
          map={texture}
          emissive="#ffffff"
          emissiveMap={texture}
          emissiveIntensity={0.12}
          roughness={0.85}
        />
        <meshStandardMaterial attach="material-1" color="#efe6d2" roughness={0.9} />
      </mesh>
      <mesh geometry={stand} position={[0, isDecoration(id) ? 0.8 : 2, 0]} castShadow receiveShadow>
        <meshStandardMaterial color="#7a4f28" roughness={0.5} />
      </mesh>
    </group>
  );
}
