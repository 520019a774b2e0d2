export { Figure, Portrait } from './Figure.tsx';
export { type Evidence, PhotoView } from './PhotoView.tsx';
export { photoToPng } from './photo-to-png.ts';
export { Studio } from './Studio.tsx';
