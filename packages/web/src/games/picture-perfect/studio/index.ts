export { Figure, Portrait } from './Figure.tsx';
export { type Evidence, PhotoView, type PhotoViewProps } from './PhotoView.tsx';
export { photoToPng } from './photo-to-png.ts';
export { Studio, type StudioProps } from './Studio.tsx';
