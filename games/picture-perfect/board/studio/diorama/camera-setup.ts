import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { type Camera, degreesOf, FRAME_RATIO } from '../../../photo/index.ts';
import type { PhotoRect } from '../paint/projection.ts';
import type { Size } from '../usePaintedCanvas.ts';

const RADIANS = Math.PI / 180;

/** Gives three's camera the position and the lens of the photo's: millimetres here, tenths there. The canvas shows more than the frame. */
export function setUpCamera(camera: PerspectiveCamera, photo: Camera, frame: PhotoRect, size: Size): void {
  camera.position.set(photo.x / 10, photo.y / 10, photo.z / 10);
  camera.rotation.set(degreesOf(photo.tilt) * RADIANS, -degreesOf(photo.pan) * RADIANS, 0, 'YXZ');
  camera.fov = degreesOf(photo.zoom);
  camera.aspect = FRAME_RATIO.width / FRAME_RATIO.height;
  camera.near = 20;
  camera.far = 3000;
  camera.setViewOffset(frame.width, frame.height, -frame.x, -frame.y, size.width, size.height);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Measures each picture. The first one prepares everything for the next ones, and does not count. */
export function measureRenderTime(world: Scene, renderer: WebGLRenderer, onPicture: (took: number) => void): void {
  const gl = renderer.getContext();
  const pixel = new Uint8Array(4);
  let begun = 0;
  let isFirst = true;
  world.onBeforeRender = () => {
    begun = performance.now();
  };
  world.onAfterRender = () => {
    // Until here drawing is only requested. A browser's `finish` need not wait for its end; reading a pixel has to.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    if (!isFirst) onPicture(performance.now() - begun);
    isFirst = false;
  };
}
