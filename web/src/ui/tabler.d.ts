declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icono: import('./icono.ts').Icono;
  // biome-ignore lint/style/noDefaultExport: this is how the package exports each icon
  export default icono;
}
