/** @typedef {{ readonly name: string, readonly purl: string }} Component */

/**
 * A list of components as `npm sbom` prints it, with packages named as in their `package.json`: npm takes the names of folders for
 * the root and the workspaces.
 * @param {{ readonly metadata: { readonly component: Component }, readonly components: readonly Component[] }} bom
 */
export function nameComponents(bom) {
  const { metadata, components } = bom;
  return { ...bom, metadata: { ...metadata, component: named(metadata.component) }, components: components.map(named) };
}

/** @param {Component} component */
const named = (component) => ({ ...component, name: decodeURIComponent(component.purl.replace(/^pkg:npm\/|@[^@]*$/gu, '')) });
