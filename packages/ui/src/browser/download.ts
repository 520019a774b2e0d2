/** How long a file that is being saved stays in memory. */
const DOWNLOAD_MS = 60_000;

/** Saves a file on this device. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
