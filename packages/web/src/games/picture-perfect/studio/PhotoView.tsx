import type { GuestId, Scene } from '@parlour/photo';

/** What to point at in a photo: one guest, the part of it that matters, and who covers it. */
export interface Evidence {
  readonly guest: GuestId;
  readonly part: 'image' | 'face';
  readonly coveredBy: readonly string[];
}

export interface PhotoViewProps {
  readonly scene: Scene;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly overlay?: Evidence | undefined;
  readonly className?: string | undefined;
}

export function PhotoView({ label, className }: PhotoViewProps) {
  return <svg role="img" aria-label={label} className={className} viewBox="0 0 4 3" />;
}
