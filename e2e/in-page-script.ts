import { rolldown } from 'rolldown';

/** A program and all it imports as one classic script; what it exports is in the global with this name. */
export async function inPageScript(file: string, name: string): Promise<string> {
  const bundle = await rolldown({ input: file, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', name });
  await bundle.close();
  return output[0].code;
}
